import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { showCode } from '../../core/dom/show-code.ts';
import type { RequestForm, RequestParameter } from '../../core/shared/api-request.ts';
import { samples } from '../../core/shared/request-samples.ts';
import { checkRequest, typedOf, typesOf } from './check-request.ts';

/**
 * The parameters and the body of an operation as a form: what is typed stands in its samples, in all languages at once, and is
 * checked against the schemas. Nothing is sent or stored. Without script the samples stand as they are.
 */
export function RequestBuilder({ request }: { request: RequestForm }) {
  const root = useRef<HTMLDetailsElement>(null);
  const first = useRef(new Map<Element, ChildNode[]>());
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(() => typedOf(request));
  const id = useId();
  const { request: filled, faults, bodyFaults } = checkRequest(request, typed);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(typedOf(request));
  const wrong = faults.filter((fault) => fault !== '').length + bodyFaults.length;
  const texts = isChanged ? samples(filled).map(({ code }) => code) : [];
  const written = texts.join('\0');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` is what the texts say
  useEffect(() => {
    const blocks = [...(root.current?.closest('.api-code')?.querySelectorAll('[role=tabpanel] pre > code') ?? [])];
    for (const [index, code] of blocks.entries()) {
      const before = first.current.get(code);
      const text = texts[index];
      if (text === undefined && !before) continue;
      if (!before) first.current.set(code, [...code.childNodes]);
      if (text === undefined) code.replaceChildren(...(before ?? []));
      else showCode(code, text);
    }
    // Others may have filled in something, too.
    if (first.current.size > 0) dispatchEvent(new Event('samples'));
  }, [written]);

  // Also where it was opened before this component was awake.
  const toggle = useCallback(() => setOpen(root.current?.open ?? false), []);
  useEffect(toggle, [toggle]);

  const hasBody = typed.body !== '' && request.send !== 'file' && request.send !== 'multipart';
  const enter = (index: number) => (value: string) =>
    setTyped({ ...typed, values: typed.values.map((old, at) => (at === index ? value : old)) });
  return (
    <details className="api-builder" ref={root} onToggle={toggle}>
      <summary>
        Edit this request
        <span role="status">{isChanged && (wrong > 0 ? `${wrong} to correct` : 'Filled in')}</span>
      </summary>
      {isOpen && (
        <div className="form">
          <p>Your values appear in the samples of all languages. Nothing is sent or stored.</p>
          <div className="fields">
            {request.parameters.map((parameter, index) => (
              <Field
                key={`${parameter.place} ${parameter.name}`}
                id={`${id}${index}`}
                parameter={parameter}
                value={typed.values[index] ?? ''}
                fault={faults[index] ?? ''}
                onEnter={enter(index)}
              />
            ))}
          </div>
          {hasBody && (
            <div>
              <label htmlFor={`${id}body`}>Body, as JSON</label>
              <textarea
                id={`${id}body`}
                rows={Math.min(16, typed.body.split('\n').length)}
                spellCheck={false}
                autoCapitalize="off"
                value={typed.body}
                aria-invalid={bodyFaults.length > 0}
                aria-describedby={bodyFaults.length > 0 ? `${id}fault` : undefined}
                onChange={(event) => setTyped({ ...typed, body: event.target.value })}
              />
              {bodyFaults.length > 0 && <small id={`${id}fault`}>{bodyFaults.join(' ')}</small>}
            </div>
          )}
          <button type="button" disabled={!isChanged} onClick={() => setTyped(typedOf(request))}>
            Reset
          </button>
        </div>
      )}
    </details>
  );
}

interface FieldProps {
  id: string;
  parameter: RequestParameter;
  value: string;
  fault: string;
  onEnter: (value: string) => void;
}

function Field({ id, parameter: { name, required, schema }, value, fault, onEnter }: FieldProps) {
  const choices = choicesOf(schema);
  const shared = {
    id,
    value,
    'aria-invalid': fault !== '',
    'aria-describedby': fault === '' ? undefined : `${id}f`,
    onChange: (event: { target: { value: string } }) => onEnter(event.target.value),
  };
  return (
    <div>
      <label htmlFor={id}>
        <code>{name}</code> {required ? 'required' : 'optional'}
      </label>
      {choices.length > 0 ? (
        <select {...shared}>
          {!required && <option value="">not sent</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input type="text" autoComplete="off" autoCapitalize="off" spellCheck={false} {...shared} />
      )}
      {fault !== '' && (
        <small id={`${id}f`}>
          {name} {fault}
        </small>
      )}
    </div>
  );
}

/** The values that a schema allows, where they are few. */
function choicesOf(schema: unknown): string[] {
  if (typesOf(schema).includes('boolean')) return ['true', 'false'];
  const values = typeof schema === 'object' && schema !== null && 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
  return values.map(String);
}
