// Keeps filters in the address, so that Back, reload, and shared links preserve them.
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export type AddressChanges = Record<string, string | undefined>;

export function useAddress() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const leavingTo = useNavigation().location?.pathname;
  const isLeaving = useRef(false);
  isLeaving.current = leavingTo !== undefined && leavingTo !== pathname;
  const kept = useRef<unknown>(state);
  kept.current = state;
  const params = useMemo(() => new URLSearchParams(search), [search]);

  const change = useCallback(
    (changes: AddressChanges, options: { replace?: boolean; state?: unknown } = {}) => {
      // Ignore changes from a screen that is being left, which would lead the person back.
      if (isLeaving.current || window.location.pathname !== pathname) return;
      // Read the address again, so that two changes in one tick both apply.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      // Keep the history state of the address unless the caller sets a new one.
      if (options.state !== undefined) kept.current = options.state;
      const text = next.toString();
      void navigate(`${pathname}${text === '' ? '' : `?${text}`}`, {
        replace: options.replace ?? false,
        state: kept.current,
        preventScrollReset: true,
      });
    },
    [navigate, pathname],
  );

  return { params, change, state: state as unknown };
}
