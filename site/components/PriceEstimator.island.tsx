import { Fragment, useId, useState } from 'react';
import { estimate, REQUESTS_PER_SECOND, type Usage } from '../pricing/estimate.ts';
import { limitRows, type OfferedPlan, shown } from '../pricing/limit-rows.ts';
import { parseAmount } from '../pricing/parse-amount.ts';

/** Constants as the page names them: `included="{{monthly invocations pro}}"`. */
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
  /** Days after which the details of a run expire. */
  historyDays: string;
}

/** Seconds of compute time that a free account has each day. */
const FREE_COMPUTE = 30 * 60;
const MEMORY_FACTORS = [1, 2, 4, 8];

/** From events a day to invocations, a price, the limit that is met first, and how the load stands to the others. */
export function PriceEstimator(props: PriceEstimatorProps) {
  const plans = plansOf(props);
  const [planName, setPlan] = useState(plans[0].name);
  const [events, setEvents] = useState('300');
  const [seconds, setSeconds] = useState('2');
  const [factor, setFactor] = useState(1);
  const [withSource, setWithSource] = useState(false);
  const id = useId();

  const plan = plans.find(({ name }) => name === planName) ?? plans[0];
  const eventsPerDay = amountIn(events);
  const secondsPerRun = amountIn(seconds);
  const usage =
    eventsPerDay === undefined || secondsPerRun === undefined
      ? undefined
      : { eventsPerDay, secondsPerRun, memoryFactor: factor, withSource };
  const memory = parseAmount(props.memoryDefault);

  return (
    <form className="form calculator estimator" onSubmit={(event) => event.preventDefault()}>
      <div className="fields">
        <label htmlFor={`${id}plan`}>
          Plan
          <select id={`${id}plan`} value={planName} onChange={(event) => setPlan(event.target.value)}>
            {plans.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}events`}>
          Events per day
          <input
            id={`${id}events`}
            inputMode="numeric"
            value={events}
            aria-invalid={eventsPerDay === undefined}
            onChange={(event) => setEvents(event.target.value)}
          />
        </label>
        <label htmlFor={`${id}seconds`}>
          Seconds per run
          <input
            id={`${id}seconds`}
            inputMode="decimal"
            value={seconds}
            aria-invalid={secondsPerRun === undefined}
            onChange={(event) => setSeconds(event.target.value)}
          />
        </label>
        <label htmlFor={`${id}memory`}>
          Memory
          <select id={`${id}memory`} value={factor} onChange={(event) => setFactor(Number(event.target.value))}>
            {MEMORY_FACTORS.map((times) => (
              <option key={times} value={times}>{`${memory * times}MB`}</option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}source`} className="check">
          <input id={`${id}source`} type="checkbox" checked={withSource} onChange={(event) => setWithSource(event.target.checked)} />
          Events come from an event source
        </label>
      </div>
      <div role="status">{usage ? <Price plan={plan} usage={usage} /> : <p>Enter numbers that are 0 or greater.</p>}</div>
      {usage && <LimitList plan={plan} usage={usage} days={parseAmount(props.historyDays)} />}
    </form>
  );
}

function Price({ plan, usage }: { plan: OfferedPlan; usage: Usage }) {
  const { invocationsPerMonth, cost, firstLimit } = estimate(plan, usage);
  const above = Math.max(0, invocationsPerMonth - plan.includedInvocations);
  return (
    <dl>
      <dt>Invocations per month</dt>
      <dd>
        {shown(invocationsPerMonth)}{' '}
        <small>= {`${shown(usage.eventsPerDay)} × ${usage.withSource ? `(${usage.memoryFactor} + 1)` : usage.memoryFactor} × 30`}</small>
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
      <dt>First limit on events</dt>
      <dd>
        {firstLimit
          ? `${NAMES[firstLimit.kind]}, at ${shown(firstLimit.eventsPerDay)} events per day`
          : 'None: check the queue and the history'}
      </dd>
    </dl>
  );
}

function LimitList({ plan, usage, days }: { plan: OfferedPlan; usage: Usage; days: number }) {
  return (
    <dl>
      {limitRows(plan, usage, days).map(([name, value, fault]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {fault && <strong> ({fault})</strong>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const NAMES = {
  invocations: 'Daily invocations',
  compute: 'Daily compute time',
  requests: `${REQUESTS_PER_SECOND} HTTP requests per second`,
};

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

/** What a reader entered; `undefined` where it is no number of 0 or more. */
function amountIn(text: string): number | undefined {
  const amount = Number(text.replace(/[,\s]/g, ''));
  return text.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}
