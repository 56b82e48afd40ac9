// Whoever sells or buys: name, address, and how to reach them.

import type { Party } from '../../invoice/invoice.ts';
import type { FormPartProps } from './form-props.ts';
import { TextField } from './text-field.tsx';

export function PartyFields({ party, ...form }: FormPartProps & { readonly party: 'seller' | 'buyer' }) {
  const { messages, draft, change, errorsAt } = form;
  const words = messages.invoice;
  const { name, address, email, vatNumber } = draft[party];
  const set = (changes: Partial<Party>) => change({ type: 'setParty', party, changes });
  return (
    <div className="pricing-invoice-fields">
      <TextField label={words.name} value={name} errors={errorsAt(party, 'name')} onChange={(value) => set({ name: value })} />
      <TextField
        label={words.address}
        value={address.join('\n')}
        rows={3}
        errors={errorsAt(party, 'address')}
        onChange={(value) => set({ address: value === '' ? [] : value.split('\n') })}
      />
      <TextField
        label={words.email}
        type="email"
        value={email}
        errors={errorsAt(party, 'email')}
        onChange={(value) => set({ email: value })}
      />
      <TextField label={words.vatNumber} value={vatNumber} onChange={(value) => set({ vatNumber: value })} />
    </div>
  );
}
