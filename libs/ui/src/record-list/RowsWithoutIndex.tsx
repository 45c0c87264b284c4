import { use, useMemo } from 'react';
import type { ComponentProps, ContextType, ReactNode } from 'react';
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';

type RootProps = ComponentProps<ContextType<typeof CollectionRendererContext>['CollectionRoot']>;

/**
 * Goes between Virtualizer and GridList and hides from each row that it is virtualized. Otherwise React Aria's row
 * would go through all rows at each render to find its own index, which we know already (`aria-rowindex` of the row).
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
