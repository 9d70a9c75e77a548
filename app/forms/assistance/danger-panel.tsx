import { CrisisLines } from '../../site/crisis-lines';
import { useText } from '../../text';

/**
 * Emergency numbers under the question. The stylesheet shows them as soon as an answer indicates danger,
 * before any script loads and before anything is sent.
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
