// Catches a screen that fails to render or load, and keeps the frame usable.
import { Component, type ReactNode } from 'react';
import { shell } from '#text/staff/shell';
import { isChunkRemoved } from '../../start/load-chunk';

type State = { error: unknown; isReachable?: boolean };

/** Asks the server, to distinguish code that an update removed from a lost connection. */
async function isServerReachable(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

function whatFailed(error: unknown): 'updated' | 'load' | 'crashed' {
  if (isChunkRemoved(error)) return 'updated';
  return isMissingCode(error) ? 'load' : 'crashed';
}

function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}

export class ScreenError extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingCode(error)) void this.look();
  }

  async look(): Promise<boolean> {
    const isReachable = await isServerReachable();
    this.setState({ isReachable });
    return isReachable;
  }

  /** Without a network, a reload would remove the frame too. */
  async tryAgain(): Promise<void> {
    if (await this.look()) location.reload();
  }

  override render() {
    const { error, isReachable } = this.state;
    if (error === undefined) return this.props.children;
    const { failures } = shell;
    const isMissing = isMissingCode(error);
    if (isMissing && isReachable === undefined) return <p role="status">{shell.loading}</p>;
    const isOffline = isMissing && isReachable === false;
    return (
      <div role="alert" className="staff-card m-4 grid max-w-prose gap-3 p-4">
        <p>{isOffline ? failures.offline : failures[whatFailed(error)]}</p>
        <button
          type="button"
          className="staff-button justify-self-start"
          onClick={() => void this.tryAgain()}
        >
          {isOffline ? failures.retry : failures.reload}
        </button>
      </div>
    );
  }
}
