import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { showCode } from '../../core/dom/show-code.ts';
import { type ReferenceWords, sayReference } from '../language/say-reference.ts';
import { jsonText, withExactNumbers } from '../request/exact-number.ts';
import type { RequestForm } from '../request/request.ts';
import type { Serializer } from '../request/send-request.ts';
import { isPlain, queryText } from '../request/serialize.ts';
import { valueAt } from '../request/value-at.ts';
import { samples } from '../samples/samples.ts';
import { bodyFields, checkRequest, serverFields, serverNames, typedOf } from './check-request.ts';
import { FormInput } from './FormInput.tsx';

const SERIALIZER: Serializer = { jsonText, isPlain, queryText };

/**
 * The parameters and body of an operation as a form. Input appears in the samples in all languages at once, and is validated
 * against the schemas. Nothing is stored, and nothing is sent unless the settings list the host. Without scripts, the samples are
 * unchanged.
 */
export function RequestBuilder({ request: given, words, lang }: { request: RequestForm; words?: ReferenceWords; lang?: string }) {
  const say = useMemo(() => sayReference(words, lang), [words, lang]);
  const request = useMemo(() => withExactNumbers(given) as RequestForm, [given]);
  const root = useRef<HTMLDetailsElement>(null);
  const first = useRef(new Map<Element, ChildNode[]>());
  const files = useRef(new Map<string, File>());
  const [isOpen, setOpen] = useState(false);
  const [Send, setSend] = useState<typeof import('./SendRequest.tsx').SendRequest>();
  const [typed, setTyped] = useState(() => typedOf(request));
  const id = useId();
  const { request: filled, faults, bodyFaults, wholeFaults } = checkRequest(request, typed, say);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(request));
  const wrong = [...faults, ...bodyFaults].filter((fault) => fault !== '').length + wholeFaults.length;
  const made = isChanged ? samples(filled) : [];
  const written = made.map(({ code }) => code).join('\0');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts depend on `written`
  useEffect(() => {
    for (const panel of root.current?.closest('.api-code')?.querySelectorAll('[role=tabpanel]') ?? []) {
      const code = panel.querySelector('pre > code');
      const label = panel.querySelector('.tab-label')?.textContent;
      if (!code || !samples(filled).some((sample) => sample.label === label)) continue;
      const before = first.current.get(code);
      const text = made.find((sample) => sample.label === label)?.code;
      if (text === undefined && !before) continue;
      if (!before) first.current.set(code, [...code.childNodes]);
      if (text === undefined) code.replaceChildren(...(before ?? []));
      else showCode(code, text);
    }
    // Other components may have filled in values as well.
    if (first.current.size > 0) dispatchEvent(new Event('samples'));
  }, [written]);

  // Also applies if it was opened before this component hydrated.
  const toggle = useCallback(() => setOpen(root.current?.open ?? false), []);
  useEffect(toggle, [toggle]);
  // Few sites send requests. If it can't be loaded, the form only edits, and reopening it retries.
  useEffect(() => {
    if (isOpen && request.send)
      import('./SendRequest.tsx').then(
        ({ SendRequest }) => setSend(() => SendRequest),
        () => {},
      );
  }, [isOpen, request]);

  const fields = bodyFields(request);
  const servers = serverNames(request);
  const change = (list: 'values' | 'body', index: number) => (value: string) =>
    setTyped({ ...typed, [list]: typed[list].map((old, at) => (at === index ? value : old)) });
  const chooseFile = (name: string, index: number) => (file: File | undefined) => {
    if (file) files.current.set(name, file);
    else files.current.delete(name);
    change('body', index)(file ? `@${file.name}` : '');
  };
  return (
    <details className="api-builder" ref={root} onToggle={toggle}>
      <summary>
        {request.send ? say`Try this request` : say`Edit this request`}
        <span role="status">{isChanged && (wrong > 0 ? say`${wrong} to correct` : say`Filled in`)}</span>
      </summary>
      {isOpen && (
        <div className="form">
          <p>
            {say`Your values appear in the samples of all languages.`}{' '}
            {request.send
              ? say`Nothing is stored. Requests go to ${request.send.join(say`, `)}, when you send them.`
              : say`Nothing is sent or stored.`}
          </p>
          {servers.length > 1 && (
            <div>
              <label htmlFor={`${id}server`}>{say`Server`}</label>
              <select
                id={`${id}server`}
                value={typed.server}
                onChange={(event) => setTyped({ ...typed, server: Number(event.target.value), variables: {} })}
              >
                {servers.map((name, index) => (
                  <option key={name} value={index}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className="fields">
            {serverFields(request, typed.server).map(({ name, value, choices }) => (
              <FormInput
                key={`server ${name}`}
                id={`${id}v${name}`}
                name={name}
                say={say}
                note={say`of the server`}
                value={valueAt(typed.variables, name) ?? value}
                choices={choices}
                required
                fault=""
                onEnter={(text) => setTyped({ ...typed, variables: { ...typed.variables, [name]: text } })}
              />
            ))}
            {request.parameters.map(({ name, place, required = false, schema, value }, index) => (
              <FormInput
                key={`${place} ${name}`}
                say={say}
                id={`${id}${index}`}
                name={name || 'query'}
                schema={schema}
                sample={value}
                required={required}
                value={typed.values[index] ?? ''}
                fault={faults[index] ?? ''}
                onEnter={change('values', index)}
              />
            ))}
          </div>
          {fields.length > 0 && (
            <fieldset>
              <legend>{say`Body`}</legend>
              <div className="fields">
                {fields.map(({ name, schema, value, required, isFile }, index) => (
                  <FormInput
                    key={`body ${name}`}
                    say={say}
                    id={`${id}b${index}`}
                    name={name === '' ? (request.body?.kind === 'json' ? say`Body, as JSON` : say`Body`) : name}
                    schema={schema}
                    sample={value}
                    required={required}
                    value={typed.body[index] ?? ''}
                    fault={bodyFaults[index] ?? ''}
                    isWhole={name === '' && !isFile}
                    onEnter={change('body', index)}
                    {...(isFile ? { onFile: chooseFile(name, index) } : {})}
                  />
                ))}
              </div>
              {wholeFaults.length > 0 && <small>{wholeFaults.join(' ')}</small>}
            </fieldset>
          )}
          <button type="button" disabled={!isChanged} onClick={() => setTyped(typedOf(request))}>
            {say`Reset`}
          </button>
          {Send && request.send && (
            <Send say={say} request={filled} hosts={request.send} files={files.current} serializer={SERIALIZER} isRight={wrong === 0} />
          )}
        </div>
      )}
    </details>
  );
}
