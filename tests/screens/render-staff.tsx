// Renders a part of the staff area, or all of it, with queries, router and toasts.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { readOffice } from '../../app/staff/data/office';
import { queryClient } from '../../app/staff/data/query-client';
import { StaffArea } from '../../app/staff/staff-area';
import { ToastHost } from '../../app/ui/toast-host';

function renderAt(path: string, pattern: string, page: ReactElement) {
  history.replaceState(null, '', path);
  const router = createBrowserRouter([{ path: pattern, element: page }]);
  const view = render(<RouterProvider router={router} />);
  return {
    ...view,
    user: userEvent.setup(),
    router,
    goTo: (address: string) => act(async () => router.navigate(address)),
    goBack: () => act(async () => router.navigate(-1)),
  };
}

/** Forms and drafts read `path`, the URL of the screen. */
export function renderStaff(screen: ReactElement, path = '/admin/test') {
  const page = (
    <QueryClientProvider client={queryClient}>
      {screen}
      <ToastHost />
    </QueryClientProvider>
  );
  return renderAt(path, '*', page);
}

/** The whole area, with the frame around the screen at this URL. */
export const renderStaffArea = (path: string) =>
  renderAt(path, '/admin/*', <StaffArea office={readOffice()} />);

/** Replaces the text of a field in one step; typing letter by letter costs a render each. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
