import type { Picture as PictureContent, TextBlock } from '#content/shape';
import { Picture } from '../../ui/picture';

type Step = TextBlock & {
  /** A time of day instead of the number. */
  time?: string;
  picture?: PictureContent;
};

type PathStepsProps = { id: string; title: string; intro?: string; steps: readonly Step[] };

/** Steps along a line: side by side if they fit, stacked on a phone. */
export function PathSteps({ id, title, intro, steps }: PathStepsProps) {
  return (
    <section aria-labelledby={id} className="section">
      <div className="page-width">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {intro ? <p className="mt-3 max-w-prose text-lg">{intro}</p> : null}
        <ol className="path">
          {steps.map((step, at) => (
            <li key={step.title}>
              {step.picture ? (
                <Picture
                  picture={step.picture}
                  sizes="(min-width: 900px) 30vw, 92vw"
                  className="path-picture"
                />
              ) : null}
              <p className={step.time ? 'path-mark path-time' : 'path-mark'}>
                {step.time ?? at + 1}
              </p>
              <h3 className="text-lg">{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
