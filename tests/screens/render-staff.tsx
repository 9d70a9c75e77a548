// Renders a part of the staff area with its queries, router, and toasts.
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { queryClient } from '../../app/staff/data/query-client';
import { ToastHost } from '../../app/ui/toast-host';

/** `path` is the address of the screen: forms and drafts read it. */
export function renderStaff(screen: ReactElement, path = '/admin/test') {
  history.replaceState(null, '', path);
  const page = (
    <QueryClientProvider client={queryClient}>
      {screen}
      <ToastHost />
    </QueryClientProvider>
  );
  const router = createBrowserRouter([{ path: '*', element: page }]);
  const view = render(<RouterProvider router={router} />);
  return { ...view, user: userEvent.setup(), router };
}

/** Replaces the text of a field in one step; typing letter by letter costs a render each. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
