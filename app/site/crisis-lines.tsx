import { useText } from '../text';

/** National lines for one kind of danger, for pages with room for a list. */
export function Helplines() {
  const { helplines } = useText('organization').crisis;
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-3">
      {Object.values(helplines).map(({ name, call }) => (
        <div key={call.href}>
          <dt>{name}</dt>
          <dd>
            <a href={call.href} className="text-link target font-semibold">
              {call.text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** 911 and 988 as buttons one can press with a shaking thumb. */
export function CrisisLines() {
  const { emergency, lifeline } = useText('organization').crisis;
  return (
    <p className="flex flex-wrap gap-3">
      <a href={emergency.href} className="button-primary">
        {emergency.text}
      </a>
      <a href={lifeline.call.href} className="button-secondary">
        {lifeline.call.text}
      </a>
      <a href={lifeline.text.href} className="button-secondary">
        {lifeline.text.text}
      </a>
    </p>
  );
}
