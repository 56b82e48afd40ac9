// Catches errors while a page loads or renders, and offers a retry.

import { Component, type ReactNode } from 'react';
import { ChunkFailedNotice, CrashNotice } from './chunk-notices.tsx';
import { ChunkFailure } from './chunks.ts';

interface Props {
  /** Identifies the content; a new value resets the error. */
  readonly of: string;
  readonly retry: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly of: string;
}

export class ChunkBoundary extends Component<Props, State> {
  override state: State = { error: null, of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.of === state.of ? null : { error: null, of: props.of };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof ChunkFailure)) return <CrashNotice />;
    return <ChunkFailedNotice failure={error} retry={this.props.retry} />;
  }
}
