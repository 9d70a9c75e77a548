import { CrisisLines } from '../../site/crisis-lines';
import { useText } from '../../text';

/**
 * Under the question, shown by the stylesheet as soon as somebody answers that there is or may be danger:
 * before any script has arrived, and before anything is sent.
 */
export function DangerPanel({ question }: { question: string }) {
  const content = useText('membershipAssistance');
  const { title, text } = question === 'emergency' ? content.emergency : content.unsafeHome;
  return (
    <div aria-live="assertive">
      <section className="help-card danger-panel" data-danger={question}>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 mb-3">{text}</p>
        <CrisisLines />
      </section>
    </div>
  );
}
