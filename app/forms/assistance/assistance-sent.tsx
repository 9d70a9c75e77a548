import { CrisisLines } from '../../site/crisis-lines';
import { useText } from '../../text';
import { SentPanel } from '../sent-panel';
import { keptShort } from './assistance';

type AssistanceSentProps = { reference: string; helpNow: string | undefined; onAgain: () => void };

/** Nobody in danger is told to wait two days: the lines that answer now stand first. */
export function AssistanceSent({ reference, helpNow, onAgain }: AssistanceSentProps) {
  const { success } = useText('membershipAssistance');
  const panel = helpNow ? { ...success, next: success.nextInDanger } : success;
  return (
    <SentPanel reference={reference} panel={panel} onAgain={onAgain}>
      {helpNow ? (
        <div className="help-card">
          <p className="mb-4 font-semibold">
            {helpNow === keptShort ? success.short : success.emergency}
          </p>
          <CrisisLines />
        </div>
      ) : null}
    </SentPanel>
  );
}
