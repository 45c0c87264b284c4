import { IconButton } from '@ezone/ui/icon-button';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { Tooltip } from '@ezone/ui/tooltip';
import { FolderUp, LayoutGrid, List, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { filesMessages } from '../messages';

export type HeadToolsProps = {
  areTiles: boolean;
  onTiles: (areTiles: boolean) => void;
  /** Takes files that were chosen; undefined for somebody who only reads. */
  onFiles: ((files: readonly File[]) => void) | undefined;
};

/** Beside the search: how the files are shown, and how more of them come in. */
export const HeadTools = ({ areTiles, onTiles, onFiles }: HeadToolsProps) => {
  const { formatMessage } = useIntl();
  const filesRef = useRef<HTMLInputElement>(null);
  const folderRef = useRef<HTMLInputElement>(null);
  const view = formatMessage(areTiles ? filesMessages.asList : filesMessages.asTiles);
  const chooser = (ref: typeof filesRef, isFolder: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      {...(isFolder && { webkitdirectory: '' })}
      data-chooser={isFolder ? 'folder' : 'files'}
      onChange={({ target }) => {
        onFiles?.([...(target.files ?? [])]);
        // The same file may be chosen once more.
        target.value = '';
      }}
    />
  );
  return (
    <>
      <Tooltip text={view}>
        <IconButton
          icon={areTiles ? <List /> : <LayoutGrid />}
          label={view}
          onPress={() => {
            onTiles(!areTiles);
          }}
        />
      </Tooltip>
      {onFiles && (
        <>
          <MenuButton label={formatMessage(filesMessages.upload)} icon={<Upload />} iconOnly placement="bottom end">
            <MenuItem icon={<Upload />} onAction={() => filesRef.current?.click()}>
              {formatMessage(filesMessages.uploadFiles)}
            </MenuItem>
            <MenuItem icon={<FolderUp />} onAction={() => folderRef.current?.click()}>
              {formatMessage(filesMessages.uploadFolder)}
            </MenuItem>
          </MenuButton>
          {chooser(filesRef, false)}
          {chooser(folderRef, true)}
        </>
      )}
    </>
  );
};
