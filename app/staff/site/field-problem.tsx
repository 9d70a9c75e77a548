import type { ReactNode } from 'react';

export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return children === undefined ? null : (
    <p id={id} className="staff-problem" role="alert">
      {children}
    </p>
  );
}
