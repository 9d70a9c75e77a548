import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { intakeSchema } from '#domain/cases/member';
import { intake } from '#text/staff/intake';
import { toasts } from '#text/toasts';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { DraftNotice } from '../forms/form-notices';
import { FormSection } from '../forms/form-section';
import { findProblems } from '../forms/problems-with';
import { SubmitButton } from '../forms/submit-button';
import { useStaffForm } from '../forms/use-staff-form';
import { listAddress } from '../lists/back-link';
import { ScreenHeader } from '../shell/screen-header';
import { IntakeDuplicateCheck } from './intake-duplicate-check';
import { type PersonValues, personOf, sentPerson } from './person';
import { PersonFields } from './person-fields';
import { PriorityFields, ServiceFields } from './service-fields';
import { TakenByField } from './taken-by-field';

const draftKey = 'member-intake';

type IntakeValues = PersonValues & { assignedTo: string };

/** Leaves out an empty email and an assignee who was not chosen. */
function payloadOf(values: IntakeValues) {
  const { email, assignedTo, ...person } = sentPerson(values);
  return {
    ...person,
    ...(email.trim() === '' ? {} : { email }),
    ...(assignedTo === '' ? {} : { assignedTo }),
    tags: [],
  };
}

export default function MemberIntakeScreen() {
  const navigate = useNavigate();
  const takenIn = useRef<number>(undefined);
  const form = useStaffForm({
    draftKey,
    valuesOf: () => ({ ...personOf(undefined), assignedTo: '' }),
    check: (values) => findProblems(intakeSchema, payloadOf(values)),
    send: (values, { key }) => post('/api/members', payloadOf(values), key),
    onSent: (taken) => {
      takenIn.current = 'id' in taken ? taken.id : undefined;
      showToast(toasts.messages.memberCreated);
    },
    onDone: () => navigate('/admin/case-management', { state: { takenIn: takenIn.current } }),
    onFailed: () => showToast(toasts.messages.memberCreationFailed),
    failed: '',
  });
  return (
    <>
      <ScreenHeader title={intake.title} />
      <form noValidate className="grid gap-4" {...form.props}>
        <DraftNotice form={form} />
        <p className="text-quiet">{intake.intro}</p>
        <FormSection title={intake.sections.profile}>
          <PersonFields form={form} />
        </FormSection>
        <IntakeDuplicateCheck values={form.values} />
        <FormSection title={intake.sections.services}>
          <ServiceFields form={form} />
        </FormSection>
        <FormSection title={intake.sections.priority}>
          <PriorityFields form={form} />
          <TakenByField form={form} />
        </FormSection>
        <div className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            className="staff-button"
            onClick={() => {
              form.discard();
              const { to, state } = listAddress('/admin/case-management');
              void navigate(to, { state });
            }}
          >
            {intake.cancel}
          </button>
          <SubmitButton form={form} saving={intake.creating}>
            {intake.submit}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}
