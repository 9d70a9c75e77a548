import { analytics as text } from '#text/staff/analytics';
import { useJson } from '../data/queries';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { CaseFigures } from './case-figures';
import { WorkFigures } from './work-figures';

export default function AnalyticsScreen() {
  const query = useJson('/api/analytics');
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="mb-4 text-quiet">{text.intro}</p>
      {query.isError ? <LoadFailure of={query} /> : null}
      <div className="staff-figures" aria-busy={query.isPending}>
        {query.data === undefined ? (
          [1, 2, 3, 4, 5, 6].map((at) => <div key={at} className="skeleton h-80" />)
        ) : (
          <>
            <CaseFigures figures={query.data} />
            <WorkFigures figures={query.data} />
          </>
        )}
      </div>
    </>
  );
}
