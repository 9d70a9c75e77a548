import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { intakeSchema } from '#domain/cases/member';
import { familyIntakeSchema } from '#domain/households/household';
import { intake } from '#text/staff/intake';
import { toasts } from '#text/toasts';
import { showToast } from '../../ui/toasts';
import { post } from '../data/api';
import { DraftNotice } from '../forms/form-notices';
import { FormSection } from '../forms/form-section';
import { findProblems, type Problems } from '../forms/problems-with';
import { SubmitButton } from '../forms/submit-button';
import { useStaffForm } from '../forms/use-staff-form';
import { FamilySection, type FamilyValues, readFamily } from '../households/family-section';
import { toCompanions } from '../households/people-lines';
import { getListAddress } from '../lists/back-link';
import { ScreenHeader } from '../shell/screen-header';
import { IntakeDuplicateCheck } from './intake-duplicate-check';
import { type PersonValues, toPersonPayload, toPersonValues } from './person';
import { PersonFields } from './person-fields';
import { PriorityFields, ServiceFields } from './service-fields';
import { TakenByField } from './taken-by-field';

const draftKey = 'member-intake';

type IntakeValues = PersonValues & FamilyValues & { assignedTo: string };

/** Leaves out an empty email and an assignee who was not chosen. */
function payloadOf(values: IntakeValues) {
  const { email, assignedTo, family: _, ...person } = toPersonPayload(values);
  return {
    ...person,
    ...(email.trim() === '' ? {} : { email }),
    ...(assignedTo === '' ? {} : { assignedTo }),
    tags: [],
  };
}

/** The person and, for a family, everyone else who lives there. */
function familyPayload(values: IntakeValues) {
  const companions = toCompanions(readFamily(values), values.lastName);
  return companions.length === 0 ? undefined : { person: payloadOf(values), companions };
}

function checkIntake(values: IntakeValues): Problems {
  const family = familyPayload(values);
  const { companions } = family === undefined ? {} : findProblems(familyIntakeSchema, family);
  return {
    ...findProblems(intakeSchema, payloadOf(values)),
    ...(companions === undefined ? {} : { family: companions }),
  };
}

function sendIntake(values: IntakeValues, key: string): Promise<{ id: number } | object> {
  const family = familyPayload(values);
  return family === undefined
    ? post('/api/members', payloadOf(values), key)
    : post('/api/households/intake', family, key);
}

export default function MemberIntakeScreen() {
  const navigate = useNavigate();
  const takenIn = useRef<number>(undefined);
  const form = useStaffForm({
    draftKey,
    valuesOf: () => ({ ...toPersonValues(undefined), family: '', assignedTo: '' }),
    check: checkIntake,
    send: (values, { key }) => sendIntake(values, key),
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
        <FamilySection form={form} />
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
              const { to, state } = getListAddress('/admin/case-management');
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
