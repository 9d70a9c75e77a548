// Lets the front desk correct its own intake within the hour.
import { useNavigate, useParams } from 'react-router';
import { memberChangesSchema } from '#domain/cases/member';
import { edit } from '#text/staff/edit';
import { intake } from '#text/staff/intake';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { formatFullName } from '../cases/case-columns';
import { change } from '../data/api';
import { useJson } from '../data/queries';
import type { Member } from '../data/rows';
import { fillText } from '../format/formats';
import { ChangedNotice, DraftNotice, FailureNotice } from '../forms/form-notices';
import { FormSection } from '../forms/form-section';
import { findProblems } from '../forms/problems-with';
import { SubmitButton } from '../forms/submit-button';
import { useStaffForm } from '../forms/use-staff-form';
import { pickChangedValues } from '../profile/correction';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { type PersonValues, toPersonPayload, toPersonValues } from './person';
import { PersonFields } from './person-fields';
import { PriorityFields, ServiceFields } from './service-fields';

export default function CorrectIntakeScreen() {
  const id = Number(useParams().id);
  const query = useJson(`/api/my-intakes/${id}`, { isForgotten: true });
  if (query.isError) return <LoadFailure of={query} />;
  if (query.data === undefined) return <p role="status">{shell.loading}</p>;
  return <CorrectionForm key={id} member={query.data as unknown as Member} />;
}

function CorrectionForm({ member }: { member: Member }) {
  const navigate = useNavigate();
  const leave = () => navigate('/admin/dashboard');
  const form = useStaffForm({
    draftKey: `correct-intake:${member.id}`,
    row: member,
    valuesOf: toPersonValues,
    check: (values, before) => findProblems(memberChangesSchema, changesBetween(before, values)),
    send: (values, { before, row = member }) =>
      change('PATCH', `/api/members/${member.id}`, row.version, changesBetween(before, values)),
    onSent: () => showToast({ title: edit.saved }),
    onDone: leave,
    failed: edit.failed,
  });
  return (
    <>
      <ScreenHeader title={fillText(intake.correct.title, { name: formatFullName(member) })} />
      <p className="mb-3 text-quiet">{intake.correct.intro}</p>
      <form noValidate className="grid gap-4" {...form.props}>
        <DraftNotice form={form} />
        <ChangedNotice form={form} />
        <FormSection title={intake.sections.profile}>
          <PersonFields form={form} />
        </FormSection>
        <FormSection title={intake.sections.services}>
          <ServiceFields form={form} moreAreas={member.programAreas} />
        </FormSection>
        <FormSection title={intake.sections.priority}>
          <PriorityFields form={form} />
        </FormSection>
        <FailureNotice form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            className="staff-button"
            onClick={() => {
              form.discard();
              void leave();
            }}
          >
            {shell.cancel}
          </button>
          <SubmitButton form={form} saving={edit.saving}>
            {edit.submit}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}

/** Sends only changed answers: correcting a name must not require a missing address. */
function changesBetween(before: PersonValues, values: PersonValues) {
  return pickChangedValues(toPersonPayload(before), toPersonPayload(values));
}
