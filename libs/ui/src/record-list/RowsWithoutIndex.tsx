import { use, useMemo } from 'react';
import type { ComponentProps, ContextType, ReactNode } from 'react';
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';

type RootProps = ComponentProps<ContextType<typeof CollectionRendererContext>['CollectionRoot']>;

/**
 * Stands between Virtualizer and GridList, and has each row believe that it is not virtualized: React Aria's row then does not look
 * for its own number by going through all rows whenever it is drawn. The numbers are known here (`aria-rowindex` of the row).
 */
export const RowsWithoutIndex = ({ children }: { children: ReactNode }) => {
  const renderer = use(CollectionRendererContext);
  const value = useMemo(() => {
    const plain = { ...renderer, isVirtualized: false };
    const { CollectionRoot: Root } = renderer;
    const CollectionRoot = (props: RootProps) => (
      <CollectionRendererContext value={plain}>
        <Root {...props} />
      </CollectionRendererContext>
    );
    return { ...renderer, CollectionRoot };
  }, [renderer]);
  return <CollectionRendererContext value={value}>{children}</CollectionRendererContext>;
};
