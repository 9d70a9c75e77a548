import { getLabel } from '#domain/vocabulary';
import { useText } from '../../text';
import { getFieldText } from '../form-texts';
import { buildSteps, fieldsByKey } from './assistance';

type ReviewProps = {
  answers: Record<string, string | string[]>;
  onChange: (step: number) => void;
};

/** The answers so far, with a link back to each step. */
export function AssistanceReview({ answers, onChange }: ReviewProps) {
  const content = useText('membershipAssistance');
  const { review } = content;
  const texts = useText('fields').assistance;
  return (
    <section
      className="needs-script grid gap-4 border-t-4 border-gold pt-4"
      aria-labelledby="review"
    >
      <h3 id="review" className="text-lg">
        {review.title}
      </h3>
      {buildSteps(content)
        .slice(0, -1)
        .map((step, at) => (
          <div key={step.title}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong>{step.title}</strong>
              <button type="button" onClick={() => onChange(at)} className="button-quiet">
                {review.change}
                <span className="sr-only">: {step.title}</span>
              </button>
            </p>
            <dl className="grid gap-x-4 sm:grid-cols-[14rem_1fr]">
              {step.questions.map((key) => {
                const { label, options = {} } = getFieldText(texts, key);
                const answer = String(answers[key] ?? '');
                const { control, unless = '' } = fieldsByKey.get(key) ?? {};
                const isCheckbox = control === 'checkbox';
                if (unless in answers || (isCheckbox && answer === '')) return null;
                return (
                  <div key={key} className="contents">
                    <dt className="text-sm text-muted">{label}</dt>
                    <dd className="mb-1 wrap-anywhere">
                      {answer === ''
                        ? review.blank
                        : isCheckbox
                          ? review.yes
                          : getLabel(options, answer)}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </div>
        ))}
    </section>
  );
}
