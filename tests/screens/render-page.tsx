// Renders a part of a public page, with English texts and the toast host.
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { contentOf } from '#content/all';
import { TextProvider } from '../../app/text';
import { ToastHost } from '../../app/ui/toast-host';

export function renderPage(path: string, page: ReactNode) {
  history.replaceState(null, '', path);
  const element = (
    <TextProvider text={contentOf('en')}>
      {page}
      <ToastHost />
    </TextProvider>
  );
  const router = createBrowserRouter([{ id: 'page', path: '*', loader: () => ({}), element }], {
    hydrationData: { loaderData: { page: {} } },
  });
  return render(<RouterProvider router={router} />);
}
