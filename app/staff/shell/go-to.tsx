import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Leads to another address. The router's `Navigate` would add to the chunk that every public page loads. */
export function GoTo({ address }: { address: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(address, { replace: true });
  }, [navigate, address]);
  return null;
}
