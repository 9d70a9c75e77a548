import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contact } from '#content/en/staff/contact';
import { edit } from '#content/en/staff/edit';
import { intake } from '#content/en/staff/intake';
import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';
import { ApiError } from '../../api';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import { takeDraft, useDraft } from '../data/drafts';
import type { Member } from '../data/rows';
import { useChange } from '../data/use-change';
import { FormSection } from '../forms/form-section';
import { CourseFields, MoreFields, SafeContactFields } from './edit-fields';
import { changesOf, type EditValues, editValuesOf, problemsIn } from './edited-member';
import { PersonFields } from './person-fields';
import { PriorityFields } from './priority-fields';
import { ServiceFields } from './service-fields';

type Draft = { values: EditValues; seen: Member };

export function EditForm({ member }: { member: Member }) {
  const navigate = useNavigate();
  const draftKey = `edit:${member.id}`;
  const [draft] = useState(() => takeDraft<Draft>(draftKey));
  // The case as it was when the form was opened: only what differs from it is sent.
  const [seen, setSeen] = useState(draft?.seen ?? member);
  const before = editValuesOf(seen);
  const form = useForm<EditValues>({
    defaultValues: before,
    ...(draft === undefined
      ? {}
      : { values: draft.values, resetOptions: { keepDefaultValues: true } }),
  });
  const { formState, getValues, handleSubmit, reset, setError } = form;
  const { isDirty } = formState;
  useDraft(draftKey, () => (isDirty ? { values: getValues(), seen } : undefined));
  const toProfile = () => navigate(`/admin/member-profile/${member.id}`);

  const save = useChange(
    ({ changes, isSure }: { changes: Record<string, unknown>; isSure: boolean }) =>
      send<Member>('PATCH', `/api/members/${member.id}`, {
        ...changes,
        ...(isSure ? {} : { seenUpdatedAt: seen.updatedAt }),
      }),
    {
      onDone: () => {
        showToast({ title: edit.saved });
        void toProfile();
      },
      onFailed: (error) => {
        if (error instanceof ApiError) showProblems(Object.entries(error.fields));
      },
    },
  );

  function showProblems(problems: readonly (readonly [string, string])[]) {
    for (const [at, [field, message]] of problems.entries()) {
      setError(
        (field.split('.')[0] ?? field) as keyof EditValues,
        { message },
        { shouldFocus: at === 0 },
      );
    }
  }

  function submit(values: EditValues, isSure = false) {
    if (save.isPending) return;
    const changes = changesOf(before, values);
    const problems = problemsIn(changes);
    if (problems.length > 0) {
      showProblems(problems.map(({ field, message }) => [field, message]));
      return;
    }
    if (Object.keys(changes).length === 0) {
      showToast({ title: edit.nothing });
      void toProfile();
      return;
    }
    save.mutate({ changes, isSure });
  }

  const isConflict = save.error instanceof ApiError && save.error.code === 'conflict';
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={handleSubmit((values) => submit(values))}>
        {draft === undefined ? null : (
          <p className="staff-notice" data-tone="normal" role="status">
            {profile.draftKept}
          </p>
        )}
        <FormSection title={edit.course}>
          <CourseFields />
        </FormSection>
        <FormSection title={contact.title}>
          <SafeContactFields />
        </FormSection>
        <FormSection title={intake.sections.profile}>
          <PersonFields />
        </FormSection>
        <FormSection title={edit.more}>
          <MoreFields />
        </FormSection>
        <FormSection title={intake.sections.services}>
          <ServiceFields
            moreAreas={seen.programAreas}
            moreSources={seen.referralSource === null ? [] : [seen.referralSource]}
          />
        </FormSection>
        <FormSection title={intake.sections.priority}>
          <PriorityFields />
        </FormSection>
        {save.isError ? (
          <div role="alert" className="staff-notice flex flex-wrap items-center gap-3">
            <p>
              {isConflict
                ? edit.conflict
                : `${edit.failed} ${reasonOf(save.error, shell.failures)}`}
            </p>
            {isConflict ? (
              <>
                <button
                  type="button"
                  className="staff-button"
                  onClick={() => {
                    setSeen(member);
                    reset(editValuesOf(member));
                    save.reset();
                  }}
                >
                  {edit.theirs}
                </button>
                <button
                  type="button"
                  className="staff-button"
                  onClick={() => submit(getValues(), true)}
                >
                  {edit.mine}
                </button>
              </>
            ) : null}
          </div>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="staff-button" onClick={() => void toProfile()}>
            {shell.cancel}
          </button>
          <button
            type="submit"
            className="staff-button staff-button-primary"
            aria-disabled={save.isPending || undefined}
          >
            {save.isPending ? edit.saving : edit.submit}
          </button>
        </div>
      </form>
    </FormProvider>
  );
}
