import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { intake } from '#content/en/staff/intake';
import { toasts } from '#content/en/toasts';
import type { Intake } from '#domain/cases/member';
import { ApiError } from '../../api';
import { showToast } from '../../ui/toasts';
import { send } from '../data/api';
import { takeDraft, useDraft } from '../data/drafts';
import { newKey } from '../data/new-key';
import type { Member } from '../data/rows';
import { useChange } from '../data/use-change';
import { FormSection } from '../forms/form-section';
import { ScreenHeader } from '../shell/screen-header';
import { IntakeLookalikes } from './intake-lookalikes';
import { emptyPerson, intakePayload, intakeSchema, type PersonValues } from './member-form';
import { PersonFields } from './person-fields';
import { PriorityFields } from './priority-fields';
import { ServiceFields } from './service-fields';

const draftKey = 'member-intake';

export default function MemberIntakeScreen() {
  const navigate = useNavigate();
  const key = useRef<string>(undefined);
  const [draft] = useState(() => takeDraft<PersonValues>(draftKey));
  const form = useForm<PersonValues, unknown, Intake>({
    defaultValues: emptyPerson,
    ...(draft === undefined ? {} : { values: draft, resetOptions: { keepDefaultValues: true } }),
    resolver: valibotResolver(intakeSchema) as never,
  });
  const { formState, handleSubmit, getValues, setError, reset } = form;
  const { isDirty } = formState;
  useDraft(draftKey, () => (isDirty ? getValues() : undefined));

  const create = useChange(
    (values: Intake) => {
      key.current ??= newKey();
      return send<Member>('POST', '/api/members', intakePayload(values), key.current);
    },
    {
      onDone: () => {
        showToast(toasts.messages.memberCreated);
        reset(emptyPerson);
        void navigate('/admin/case-management');
      },
      onFailed: (error) => {
        // What was refused is another sending after it was mended.
        if (error instanceof ApiError) key.current = undefined;
        for (const [field, message] of Object.entries(
          error instanceof ApiError ? error.fields : {},
        )) {
          setError(field as keyof PersonValues, { message });
        }
        showToast(toasts.messages.memberCreationFailed);
      },
    },
  );

  return (
    <>
      <ScreenHeader title={intake.title} />
      {draft === undefined ? null : (
        <p className="staff-notice mb-4" data-tone="normal" role="status">
          {intake.draftKept}
        </p>
      )}
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={handleSubmit((values) => {
            if (!create.isPending) create.mutate(values);
          })}
        >
          <p className="text-quiet">{intake.intro}</p>
          <FormSection title={intake.sections.profile}>
            <PersonFields />
          </FormSection>
          <IntakeLookalikes />
          <FormSection title={intake.sections.services}>
            <ServiceFields />
          </FormSection>
          <FormSection title={intake.sections.priority}>
            <PriorityFields />
          </FormSection>
          <div className="flex flex-wrap justify-end gap-2">
            <button
              type="button"
              className="staff-button"
              onClick={() => void navigate('/admin/case-management')}
            >
              {intake.cancel}
            </button>
            <button
              type="submit"
              className="staff-button staff-button-primary"
              aria-disabled={create.isPending || undefined}
            >
              {create.isPending ? intake.creating : intake.submit}
            </button>
          </div>
        </form>
      </FormProvider>
    </>
  );
}
