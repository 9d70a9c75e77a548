import { CrisisLines } from '../../site/crisis-lines';
import { useText } from '../../text';
import { SentPanel } from '../sent-panel';

type AssistanceSentProps = { reference: string; isInDanger: boolean; onAgain: () => void };

/** Nobody in danger is told to wait two days: the lines that answer now stand first. */
export function AssistanceSent({ reference, isInDanger, onAgain }: AssistanceSentProps) {
  const { success } = useText('membershipAssistance');
  const panel = isInDanger ? { ...success, next: success.nextInDanger } : success;
  return (
    <SentPanel reference={reference} panel={panel} onAgain={onAgain}>
      {isInDanger ? (
        <div className="help-card">
          <p className="mb-4 font-semibold">{success.emergency}</p>
          <CrisisLines />
        </div>
      ) : null}
    </SentPanel>
  );
}
