import { membershipAssistance as content } from '#content/en/membership-assistance';
import { CrisisLines } from '../../site/crisis-lines';

/**
 * Shown by the stylesheet as soon as somebody says that it is an emergency or that home is not safe:
 * before any script has arrived, and before anything is sent.
 */
export function DangerPanels() {
  const { emergency, unsafeHome } = content;
  const labels = { emergency: emergency.call911, call: emergency.call988, text: emergency.text988 };
  return (
    <div aria-live="assertive">
      <section className="help-card danger-panel" data-danger="emergency">
        <h2 className="text-xl">{emergency.title}</h2>
        <p className="mt-1 mb-4">{emergency.text}</p>
        <CrisisLines labels={labels} />
      </section>
      <section className="help-card danger-panel" data-danger="unsafe-home">
        <h2 className="text-xl">{unsafeHome.title}</h2>
        <p className="mt-1 mb-4">{unsafeHome.text}</p>
        <CrisisLines />
      </section>
    </div>
  );
}
