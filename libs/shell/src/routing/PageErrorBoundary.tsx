import { Button } from '@ezone/ui/button';
import { Link } from '@ezone/ui/link';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageNotLoaded } from './createPageLoader';
import { ErrorScreen } from '@ezone/ui/error-screen';
import { errorMark, routingMessages } from './messages';
import { NotLoaded } from './NotLoaded';

type Props = {
  children: ReactNode;
  /** Called before the page is drawn anew. */
  onRetry: () => void;
  /** There is nothing of the page around it: what it says is the page. @default false */
  isWholePage?: boolean;
  /** Where somebody is. Who goes elsewhere, or follows the link once more, leaves what went wrong behind. */
  place?: string;
  /** Loads the whole app again. @default reloads the browser's page */
  reload?: () => void;
};

/** Keeps a page that breaks from taking the shell with it, and offers a way on. */
export class PageErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: Props, { error }: { error: unknown }) {
    // What has gone wrong only now belongs to the new place.
    if (error !== null && before.place !== this.props.place) this.#retry();
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.#show();
  };

  readonly #show = () => {
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { reload = reloadPage, isWholePage = false } = this.props;
    const said =
      error instanceof PageNotLoaded ? (
        <NotLoaded fetchAgain={error.fetchAgain} onFetched={this.#show} reload={reload} />
      ) : (
        <Crashed retry={this.#retry} />
      );
    return isWholePage ? <main id="main">{said}</main> : said;
  }
}

const reloadPage = () => {
  window.location.reload();
};

function Crashed({ retry }: { retry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ErrorScreen
      mark={formatMessage(errorMark, { code: '500' })}
      title={formatMessage(routingMessages.crashTitle)}
      actions={
        <>
          <Button variant="primary" onPress={retry}>
            <FormattedMessage {...routingMessages.retry} />
          </Button>
          {/* A plain link: the app starts anew, whatever state it was in. */}
          <Link href="/">
            <FormattedMessage {...routingMessages.home} />
          </Link>
        </>
      }
    >
      <FormattedMessage {...routingMessages.crashAdvice} />
    </ErrorScreen>
  );
}
