// A parent's booking form with the total beside it, priced by the server.

import { type AskedRequest, endpointSource, LiveTotal } from '@hosted-stay/pricing-react/live-total';
import { enTotal } from '@hosted-stay/pricing-react/locales/en';
import '@hosted-stay/pricing-react/styles.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../page.css';

const source = endpointSource('/api/pricing/quote');

interface Family {
  readonly id: number;
  readonly name: string;
}

const start = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26', countStudents: 1 };

function BookingPage() {
  const [families, setFamilies] = useState<readonly Family[]>([]);
  const [stay, setStay] = useState(start);
  useEffect(() => {
    fetch('/api/pricing/families')
      .then((answer) => answer.json())
      .then(setFamilies, console.error);
  }, []);
  const change = (part: Partial<typeof start>) => setStay((before) => ({ ...before, ...part }));
  const request: AskedRequest | null = stay.fromDate && stay.toDate && stay.countStudents > 0 ? stay : null;
  return (
    <main className="booking">
      <form>
        <h1>Book a stay</h1>
        <label>
          Host family
          <select value={stay.hostFamilyId} onChange={({ target }) => change({ hostFamilyId: Number(target.value) })}>
            {families.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Arrival date
          <input type="date" value={stay.fromDate} onChange={({ target }) => change({ fromDate: target.value })} />
        </label>
        <label>
          Departure date
          <input type="date" value={stay.toDate} onChange={({ target }) => change({ toDate: target.value })} />
        </label>
        <label>
          Students
          <input
            type="number"
            min={1}
            max={50}
            value={stay.countStudents || ''}
            onChange={({ target }) => change({ countStudents: Number(target.value) })}
          />
        </label>
      </form>
      <aside>
        <LiveTotal source={source} request={request} messages={enTotal} />
      </aside>
    </main>
  );
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<BookingPage />);
