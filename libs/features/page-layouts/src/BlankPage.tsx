import { EmptyState } from '@ezone/ui/empty-state';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { RouteLink } from '@ezone/shell/routing';
import { Link } from '@ezone/ui/link';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { Square } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { layoutMessages } from './messages';
import { layoutTitles } from './variantTitles';
import { indexPath } from './paths';

/** The room of a page with no layout in it. */
export const Page = () => {
  const { formatMessage } = useIntl();
  useDocumentTitle(formatMessage(layoutTitles.blank));
  return (
    <>
      <VisuallyHidden as="h1">
        <FormattedMessage {...layoutTitles.blank} />
      </VisuallyHidden>
      <EmptyState
        icon={<Square />}
        action={
          <Link as={RouteLink} to={indexPath}>
            <FormattedMessage {...layoutMessages.all} />
          </Link>
        }
      >
        <FormattedMessage {...layoutMessages.blankText} />
      </EmptyState>
    </>
  );
};
