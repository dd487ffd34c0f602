import { Adopted, type IslandProps } from '@workflow-docs/engine/components';
import { useState } from 'react';

export function Counter({ html }: IslandProps) {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <Adopted html={html} />
    </div>
  );
}
