import { membershipAssistance as content } from '#content/en/membership-assistance';
import { CrisisLines } from '../../site/crisis-lines';
import { SentPanel } from '../form-frame';

type AssistanceSentProps = {
  reference: string;
  answers: Record<string, string | string[]>;
  onAgain: () => void;
};

/** Nobody in danger is told to wait two days: the lines that answer now stand first. */
export function AssistanceSent({ reference, answers, onAgain }: AssistanceSentProps) {
  const isInDanger = answers.emergency === 'YES' || answers.homeSafety === 'NOT SAFE';
  return (
    <SentPanel reference={reference} panel={content.success} onAgain={onAgain}>
      {isInDanger ? (
        <div className="help-card">
          <p className="mb-4 font-semibold">{content.success.emergency}</p>
          <CrisisLines />
        </div>
      ) : null}
    </SentPanel>
  );
}
