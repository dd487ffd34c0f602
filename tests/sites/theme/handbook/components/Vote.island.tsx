import { useState } from 'react';

export function Vote({ question }: { question: string }) {
  const [vote, setVote] = useState('');
  if (vote !== '') return <p>Thank you for your {vote}.</p>;
  return (
    <p>
      {question}{' '}
      <button type="button" onClick={() => setVote('yes')}>
        Yes
      </button>{' '}
      <button type="button" onClick={() => setVote('no')}>
        No
      </button>
    </p>
  );
}
