import { useRef, useState } from 'react';

/** Expands or collapses all blocks of an operation with one click. Hidden without scripts. */
export function ApiExpand({ open = 'Open all', close = 'Close all' }: { open?: string; close?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    for (const block of button.current?.closest('.api-words')?.querySelectorAll<HTMLDetailsElement>('details.api-more') ?? [])
      block.open = !isOpen;
    setOpen(!isOpen);
  };
  return (
    <button type="button" className="api-expand" ref={button} aria-pressed={isOpen} onClick={toggle}>
      {isOpen ? close : open}
    </button>
  );
}
