import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WorkFigures } from './work-figures';

it('shows the share of responses in time as a percentage', () => {
  const figures = {
    ...{ casesByStatus: [], casesByTopic: [], applicationsByWeek: [], servicesByMonth: [] },
    responsesDue: [{ name: 'contacts', kept: 3, late: 1, open: 0, medianMinutes: 60 }],
  };
  expect(renderToStaticMarkup(<WorkFigures figures={figures} />)).toContain('>75%<');
});
