// Catches what a widget throws: instead of a blank, a sentence and a button to try again.

import { Component, type ReactNode } from 'react';
import type { Words } from '../locales/messages.ts';
import { FailedNote } from './failed-note.tsx';
import type { QuoteErrorDetail } from './settings.ts';

export interface SafeWidgetProps {
  readonly children: ReactNode;
  /** Without the words for asking, which an invoice needs none of, it offers to try again by a sign. */
  readonly messages: Words<never> & Partial<Words<'asking'>>;
  readonly theme?: 'light' | 'dark' | undefined;
  readonly onError: (detail: QuoteErrorDetail) => void;
}

interface SafeWidgetState {
  readonly failed: boolean;
}

export class SafeWidget extends Component<SafeWidgetProps, SafeWidgetState> {
  override state: SafeWidgetState = { failed: false };

  static getDerivedStateFromError(): SafeWidgetState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError({ kind: 'broken', message: String(error) });
  }

  /** What the page has changed since may have been what it failed on. */
  override componentDidUpdate(before: SafeWidgetProps, { failed }: SafeWidgetState): void {
    if (failed && this.state.failed && before.children !== this.props.children) this.retry();
  }

  readonly retry = () => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { messages, theme } = this.props;
    const { asking } = messages;
    return <FailedNote {...{ messages, theme }} text={asking?.failure.broken} again={asking?.retry ?? '↻'} retry={this.retry} />;
  }
}
