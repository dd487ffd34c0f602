import { Fragment, type ReactNode, useId, useState } from 'react';
import { DAYS_PER_MONTH, type Estimate, estimate, type FirstLimit, REQUESTS_PER_SECOND, type Usage } from '../pricing/estimate.ts';
import { accountRows, type LimitRow, type OfferedPlan, shown, workflowRows } from '../pricing/limit-rows.ts';
import { parseAmount } from '../pricing/parse-amount.ts';

/** Constants passed by the page: `included="{{monthly invocations pro}}"`. */
interface PriceEstimatorProps {
  freeMonthly: string;
  freeDaily: string;
  organizationDaily: string;
  proFee: string;
  proIncluded: string;
  teamFee: string;
  teamIncluded: string;
  pricePerInvocation: string;
  memoryDefault: string;
  historyFree: string;
  historyPaid: string;
  queueFree: string;
  queuePaid: string;
  /** Days until the details of a run expire. */
  historyDays: string;
}

/** Input for one workflow. */
interface Entered {
  key: number;
  events: string;
  seconds: string;
  factor: number;
  withSource: boolean;
}

/** Daily compute time of a free account, in seconds. */
const FREE_COMPUTE = 30 * 60;
const MEMORY_FACTORS = [1, 2, 4, 8];
const FIRST: Entered = { key: 1, events: '300', seconds: '2', factor: 1, withSource: false };

/** Estimates invocations, price, the first limit to be hit and the load on the others, from the events of some workflows. */
export function PriceEstimator(props: PriceEstimatorProps) {
  const plans = plansOf(props);
  const [planName, setPlan] = useState(plans[0].name);
  const [unit, setUnit] = useState('day');
  const [workflows, setWorkflows] = useState([FIRST]);

  const plan = plans.find(({ name }) => name === planName) ?? plans[0];
  const memory = parseAmount(props.memoryDefault);
  const days = parseAmount(props.historyDays);
  const usages = workflows.map((workflow) => usageOf(workflow, unit));
  const known = usages.filter((usage) => usage !== undefined);
  const total = known.length === usages.length ? estimate(plan, known) : undefined;

  return (
    <form className="form calculator estimator" data-markdown-ignore="" onSubmit={(event) => event.preventDefault()}>
      <div className="fields">
        <Choice label="Plan" value={planName} options={plans.map(({ name }) => [name, name])} onChange={setPlan} />
        <Choice
          label="Count events per"
          value={unit}
          options={[
            ['day', 'Day'],
            ['month', 'Month'],
          ]}
          onChange={setUnit}
        />
      </div>
      {workflows.map((workflow, index) => (
        <Workflow
          key={workflow.key}
          workflow={workflow}
          title={`Workflow ${index + 1}`}
          unit={unit}
          memory={memory}
          isBad={!usages[index]}
          onChange={(change) => setWorkflows((all) => all.map((other) => (other.key === workflow.key ? { ...other, ...change } : other)))}
          onRemove={workflows.length > 1 && (() => setWorkflows(workflows.filter((other) => other !== workflow)))}
        >
          {usages[index] && <Rows rows={workflowRows(plan, usages[index], days)} />}
        </Workflow>
      ))}
      <button
        type="button"
        onClick={() => setWorkflows([...workflows, { ...FIRST, key: Math.max(...workflows.map(({ key }) => key)) + 1 }])}
      >
        Add a workflow
      </button>
      <div role="status">
        {total ? <Price plan={plan} usages={known} total={total} unit={unit} /> : <p>Enter numbers that are 0 or greater.</p>}
      </div>
      {total && <Rows rows={accountRows(plan, total)} />}
    </form>
  );
}

interface WorkflowProps {
  workflow: Entered;
  title: string;
  unit: string;
  /** Megabytes at factor 1. */
  memory: number;
  isBad: boolean;
  onChange: (change: Partial<Entered>) => void;
  onRemove: (() => void) | false;
  children: ReactNode;
}

function Workflow({ workflow, title, unit, memory, isBad, onChange, onRemove, children }: WorkflowProps) {
  const { events, seconds, factor, withSource } = workflow;
  const id = useId();
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="fields">
        <Amount label={`Events per ${unit}`} value={events} isBad={isBad} onChange={(text) => onChange({ events: text })} />
        <Amount label="Seconds per run" value={seconds} isBad={isBad} onChange={(text) => onChange({ seconds: text })} />
        <Choice
          label="Memory"
          value={String(factor)}
          options={MEMORY_FACTORS.map((times) => [String(times), `${memory * times}MB`])}
          onChange={(times) => onChange({ factor: Number(times) })}
        />
        <label htmlFor={id} className="check">
          <input id={id} type="checkbox" checked={withSource} onChange={(event) => onChange({ withSource: event.target.checked })} />
          Events come from an event source
        </label>
      </div>
      {children}
      {onRemove && (
        <button type="button" onClick={onRemove}>
          Remove {title.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: FieldProps & { options: [value: string, text: string][] }) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Amount({ label, value, isBad, onChange }: FieldProps & { isBad: boolean }) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <input
        id={id}
        inputMode="decimal"
        value={value}
        aria-invalid={isBad && amountIn(value) === undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface PriceProps {
  plan: OfferedPlan;
  usages: Usage[];
  total: Estimate;
  unit: string;
}

function Price({ plan, usages, total: { invocationsPerMonth, cost, firstLimit }, unit }: PriceProps) {
  const above = Math.max(0, invocationsPerMonth - plan.includedInvocations);
  const product = (usage: Usage) => {
    const times = usage.withSource ? `(${usage.memoryFactor} + 1)` : usage.memoryFactor;
    return unit === 'day' ? `${shown(usage.eventsPerMonth / DAYS_PER_MONTH)} × ${times} × 30` : `${shown(usage.eventsPerMonth)} × ${times}`;
  };
  return (
    <dl>
      <dt>Invocations per month</dt>
      <dd>
        {shown(invocationsPerMonth)} <small>= {usages.map(product).join(' + ')}</small>
      </dd>
      <dt>Price per month</dt>
      <dd>
        {cost === undefined ? 'Exceeds the limits of this plan' : `$${cost.toFixed(2)}`}
        {plan.pricePerInvocation !== undefined && (
          <small>
            {' '}
            = ${plan.monthlyFee} + {shown(above)} × ${plan.pricePerInvocation}
          </small>
        )}
      </dd>
      <dt>First limit you’ll hit</dt>
      <dd>{firstLimit ? inWords(firstLimit, usages.length > 1) : 'None: check the queue and the history'}</dd>
    </dl>
  );
}

const NAMES = {
  invocations: 'Daily invocations',
  compute: 'Daily compute time',
  requests: `${REQUESTS_PER_SECOND} HTTP requests per second`,
  time: 'Time per run',
};

function inWords({ kind, workflow, growth }: FirstLimit, several: boolean): string {
  const where = several && workflow !== undefined ? ` in workflow ${workflow + 1}` : '';
  return `${NAMES[kind]}${where}, ${growth < 1 ? 'which this load exceeds' : `at ${shown(growth)} times this load`}`;
}

function Rows({ rows }: { rows: LimitRow[] }) {
  return (
    <dl>
      {rows.map(([name, value, fault, share]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {fault && <strong> ({fault})</strong>}
            {share !== undefined && <meter value={share} aria-label={name} />}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** `undefined` if any input isn't a valid amount. */
function usageOf({ events, seconds, factor, withSource }: Entered, unit: string): Usage | undefined {
  const amount = amountIn(events);
  const secondsPerRun = amountIn(seconds);
  if (amount === undefined || secondsPerRun === undefined) return undefined;
  return { eventsPerMonth: unit === 'day' ? amount * DAYS_PER_MONTH : amount, secondsPerRun, memoryFactor: factor, withSource };
}

function plansOf(props: PriceEstimatorProps): [OfferedPlan, ...OfferedPlan[]] {
  const paid = {
    pricePerInvocation: parseAmount(props.pricePerInvocation),
    dailyInvocations: undefined,
    dailyCompute: undefined,
    historyEvents: parseAmount(props.historyPaid),
    queueSize: parseAmount(props.queuePaid),
    longestRun: 750,
  };
  const free = {
    monthlyFee: 0,
    includedInvocations: parseAmount(props.freeMonthly),
    pricePerInvocation: undefined,
    dailyCompute: FREE_COMPUTE,
    historyEvents: parseAmount(props.historyFree),
    queueSize: parseAmount(props.queueFree),
    longestRun: 300,
  };
  return [
    { name: 'Developer', ...free, dailyInvocations: parseAmount(props.freeDaily) },
    { name: 'Free organization', ...free, dailyInvocations: parseAmount(props.organizationDaily) },
    { name: 'Professional', ...paid, monthlyFee: parseAmount(props.proFee), includedInvocations: parseAmount(props.proIncluded) },
    { name: 'Team', ...paid, monthlyFee: parseAmount(props.teamFee), includedInvocations: parseAmount(props.teamIncluded) },
  ];
}

/** Parses an input. `undefined` if it isn't a number of 0 or more. */
function amountIn(text: string): number | undefined {
  const amount = Number(text.replace(/[,\s]/g, ''));
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}
