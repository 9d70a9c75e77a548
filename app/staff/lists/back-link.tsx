// A link back to the list with its filters and page.
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { readDraft, storeDraft } from '../data/drafts';

type Left = { search: string; state: unknown };

export function useRememberedList(): void {
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    // An open dialog is not part of the list's address.
    for (const name of ['open', 'export']) params.delete(name);
    storeDraft(`list:${pathname}`, { search: `?${params}`, state } satisfies Left);
  }, [pathname, search, state]);
}

export function getListAddress(list: string): { to: string; state: unknown } {
  const left = readDraft<Left>(`list:${list}`);
  return { to: `${list}${left?.search ?? ''}`.replace(/\?$/, ''), state: left?.state ?? null };
}

export function BackLink({ list, text }: { list: string; text: string }) {
  return (
    <Link className="staff-button" {...getListAddress(list)}>
      <ArrowLeft aria-hidden size={16} />
      <span className="max-sm:sr-only">{text}</span>
    </Link>
  );
}
