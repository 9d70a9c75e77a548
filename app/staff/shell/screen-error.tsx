// A screen that breaks, or whose code is gone after an update, says so and leaves the frame usable.
import { Component, type ReactNode } from 'react';
import { shell } from '#content/en/staff/shell';

type State = { error: unknown };

export class ScreenError extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const isOutdated = error instanceof TypeError && /import|module/i.test(error.message);
    const { failures } = shell;
    return (
      <div role="alert" className="staff-card m-4 grid max-w-prose gap-3 p-4">
        <p>{isOutdated ? failures.updated : failures.crashed}</p>
        <button
          type="button"
          className="staff-button justify-self-start"
          onClick={() => location.reload()}
        >
          {failures.reload}
        </button>
      </div>
    );
  }
}
