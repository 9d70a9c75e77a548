// Adds people without a case to the household of a case.
import { useState } from 'react';
import { addCompanionsSchema } from '#domain/households/household';
import { households } from '#text/staff/households';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { formatFullName } from '../cases/case-columns';
import { post } from '../data/api';
import type { Member } from '../data/rows';
import { offerRowUndo } from '../data/undo';
import { useAction } from '../data/use-action';
import { fillText } from '../format/formats';
import { findProblems } from '../forms/problems-with';
import { StaffDialog } from '../shell/staff-dialog';
import { PeopleLines, type PersonLine, toCompanions } from './people-lines';
import { buildHouseholdPath } from './use-households';

const { addDialog: text } = households;

type AddPeopleProps = {
  member: Member;
  /** The lines to begin with. */
  lines: readonly PersonLine[];
  /** True if the household has a head already, who may be somebody else. */
  hasHead: boolean;
  onClose: () => void;
};

export function AddPeople({ member, lines: first, hasHead, onClose }: AddPeopleProps) {
  const [lines, setLines] = useState(first);
  const [problem, setProblem] = useState<string>();
  const body = { memberId: member.id, companions: toCompanions(lines, member.lastName) };
  const add = useAction((sent: typeof body, key) => post('/api/households', sent, key), {
    failed: text.failed,
    onDone: (household) => {
      onClose();
      showToast({
        title: text.added,
        ...offerRowUndo(buildHouseholdPath(household), household.version),
      });
    },
  });
  return (
    <StaffDialog
      title={text.title}
      description={
        hasHead ? text.introLater : fillText(text.intro, { name: formatFullName(member) })
      }
      isOpen
      isWide
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="button"
            className="staff-button staff-button-primary"
            aria-disabled={add.isPending || undefined}
            onClick={() => {
              const [found] = Object.values(findProblems(addCompanionsSchema, body));
              setProblem(found);
              if (found === undefined) add.mutate(body);
            }}
          >
            {text.save}
          </button>
        </>
      }
    >
      <PeopleLines
        lines={lines}
        onChange={(changed) => {
          setLines(changed);
          setProblem(undefined);
        }}
        familyName={member.lastName}
        problem={problem}
      />
    </StaffDialog>
  );
}
