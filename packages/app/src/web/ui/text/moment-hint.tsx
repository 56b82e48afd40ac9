// The tooltip of an instant, beside it.

import { Tooltip } from '@mantine/core';
import { type RefObject, useEffect, useId } from 'react';

interface MomentHintProps {
  readonly target: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly isOpen: boolean;
}

export default function MomentHint({ target, text, isOpen }: MomentHintProps) {
  const id = useId();
  useEffect(() => {
    const element = target.current;
    if (!isOpen || element === null) return;
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [id, isOpen, target]);
  return <Tooltip id={id} target={target} label={text} opened={isOpen} role="tooltip" />;
}
