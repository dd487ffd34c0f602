import { useState } from 'react';

/** Shows every change event it receives. */
export function Choices() {
  const [heard, setHeard] = useState<string[]>([]);
  return (
    <div>
      <label>
        Marked
        <select defaultValue="b" onChange={({ target }) => setHeard([...heard, `marked ${target.value}`])}>
          <option>a</option>
          <option>b</option>
          <option>c</option>
        </select>
      </label>
      <label>
        Plain
        <select onChange={({ target }) => setHeard([...heard, `plain ${target.value}`])}>
          <option>a</option>
          <option>b</option>
        </select>
      </label>
      <button type="button" onClick={() => setHeard((before) => [...before, 'press'])}>
        Press
      </button>
      <output>Heard: {heard.length === 0 ? 'nothing' : heard.join(', ')}</output>
    </div>
  );
}
