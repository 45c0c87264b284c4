import { RouteLink } from '@ezone/shell/routing';
import { Breadcrumbs } from '@ezone/ui/breadcrumbs';
import { useIsPhone } from '@ezone/ui/is-wide';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { filesMessages } from '../messages';
import type { Folder } from '../model/file';
import { pathOfFolder } from '../model/fileView';

/** The folders from the top to the one that is shown, each a link, and a place that files are dragged to. */
export const PathBar = ({ folders }: { folders: readonly Folder[] }) => {
  const { formatMessage } = useIntl();
  // Nothing is dragged on a phone, so not all folders have to be in sight.
  const isPhone = useIsPhone();
  const top = formatMessage(filesMessages.top);
  const steps = useMemo(
    () =>
      [{ id: null, name: top }, ...folders].map(({ id, name }) => ({
        id: id ?? 'top',
        label: name,
        to: pathOfFolder(id),
        'data-folder': id ?? '',
      })),
    [folders, top],
  );
  return (
    <Bar>
      <Breadcrumbs
        label={formatMessage(filesMessages.path)}
        as={RouteLink}
        steps={steps}
        {...(isPhone && { fold: { label: formatMessage(filesMessages.between) } })}
      />
    </Bar>
  );
};

const Bar = styled.div`
  flex: none;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: var(--row-gutter, ${({ theme }) => theme.space(4)});
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  [data-drop-target] {
    background: ${({ theme }) => theme.tone.primary.tint};
    outline: 2px solid ${({ theme }) => theme.tone.primary.solid};
    outline-offset: -2px;
  }
`;
