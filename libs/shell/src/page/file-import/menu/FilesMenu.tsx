import { MenuButton, MenuItem, MenuSection } from '@ezone/ui/menu';
import { FileDown, FileUp, MoreVertical } from 'lucide-react';
import type { ReactNode } from 'react';

export type FilesMenuProps = {
  /** What the button is called. */
  label: string;
  importing: { label: string; onPress: () => void };
  /** The kinds of files that the records go out into. */
  exporting: {
    /** Over several of them. */
    title?: string;
    kinds: readonly { id: string; label: string; icon?: ReactNode; onPress: () => void }[];
  };
  /** What else can be done with all records. */
  children?: ReactNode;
};

/** What can be done with all records of an app at once: bringing them in from files, and putting them into some. */
export const FilesMenu = ({ label, importing, exporting: { title, kinds }, children }: FilesMenuProps) => {
  const items = kinds.map(({ id, label: kind, icon = <FileDown />, onPress }) => (
    <MenuItem key={id} icon={icon} onAction={onPress}>
      {kind}
    </MenuItem>
  ));
  return (
    <MenuButton label={label} icon={<MoreVertical />} iconOnly placement="bottom end">
      <MenuItem icon={<FileUp />} onAction={importing.onPress}>
        {importing.label}
      </MenuItem>
      {children}
      {title === undefined ? items : <MenuSection title={title}>{items}</MenuSection>}
    </MenuButton>
  );
};
