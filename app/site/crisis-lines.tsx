import { useText } from '../text';

/** 911 and 988 as large buttons, easy to press with a shaking thumb. */
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
