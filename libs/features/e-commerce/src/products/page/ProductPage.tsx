import type { ApiError } from '@ezone/api-client';
import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { rowWindowsKey } from '@ezone/shell/page/row-windows';
import { RouteLink } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { LinkButton } from '@ezone/ui/button';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, MoreVertical, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { pathOfProduct, productsPath } from '../model/product';
import type { Product } from '../model/product';
import { productsCollection } from '../model/productsCollection';
import { copyOf } from '../model/productValues';
import { productTitles } from '../titles';
import { useProductsWritten, useProductWrites } from '../useProductWrites';
import { pageMessages } from './pageMessages';
import { ProductForm } from './ProductForm';

/** The id in the address of a new product. */
const NEW = 'new';

/** A product, or a new one. */
export const Page = () => {
  const { pathname, search } = useLocation();
  const productId = matchPath(`${productsPath}/:productId/:productHandle?`, pathname)?.params.productId ?? '';
  const copied = new URLSearchParams(search).get('copy');
  return productId === NEW ? (
    <NewProduct key={copied} copied={copied} />
  ) : (
    <KnownProduct key={productId} productId={productId} />
  );
};

function useProduct(productId: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: [productsCollection.list, 'product', productId],
    queryFn: ({ signal }) => api.getProduct({ query: { productId: productId ?? '' }, signal }),
    enabled: productId !== null,
    refetchOnMount: 'always',
    meta: { suppressToast: true },
  });
}

/** Puts what was saved where it is shown next. */
function useNoteSaved() {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const toast = useToast();
  return (product: Product) => {
    client.setQueryData([productsCollection.list, 'product', product.id], product);
    void client.invalidateQueries({ queryKey: rowWindowsKey(productsCollection.list) });
    void client.invalidateQueries({ queryKey: [productsCollection.list, 'categories'] });
    toast.show({ variant: 'success', message: formatMessage(pageMessages.saved) });
  };
}

const AllProducts = () => (
  <LinkButton as={RouteLink} to={productsPath} $variant="secondary" $size="default">
    {useIntl().formatMessage(pageMessages.all)}
  </LinkButton>
);

function NewProduct({ copied }: { copied: string | null }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const noteSaved = useNoteSaved();
  const origin = useProduct(copied);
  const title = formatMessage(productTitles.create);
  useDocumentTitle(title);
  const form = (product?: Product) => (
    <ProductForm
      product={undefined}
      {...(product && { initial: copyOf(product) })}
      onSaved={(saved, isLeaving) => {
        noteSaved(saved);
        if (!isLeaving) void navigate(pathOfProduct(saved), { replace: true });
      }}
      onCancel={() => void navigate(productsPath)}
    />
  );
  return (
    <PageSimple header={<PageHeader title={title} actions={<AllProducts />} />}>
      {copied === null ? (
        form()
      ) : (
        <QueryView
          query={origin}
          loading={formatMessage(pageMessages.loading)}
          failed={formatMessage(pageMessages.notLoaded)}
          skeleton={<Skeleton shape="card" height="40rem" />}
        >
          {form}
        </QueryView>
      )}
    </PageSimple>
  );
}

function KnownProduct({ productId }: { productId: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const noteSaved = useNoteSaved();
  const query = useProduct(productId);
  const product = query.data;
  const writes = useProductWrites();
  // The page stays until the next one is there: what was removed on it is not looked for any more.
  const isRemovedHere = useRef(false);
  const lookAgain = async () => {
    if (!isRemovedHere.current) await query.refetch();
  };
  useProductsWritten(() => void lookAgain());
  useRecordsChanged(productsCollection.list, lookAgain);
  useDocumentTitle(product?.name ?? formatMessage(productTitles.product));
  // What others change appears as long as nothing is written here; what is written is compared with it when it is saved.
  const [isDirty, setIsDirty] = useState(false);
  const [shown, setShown] = useState({ product, version: 0 });
  const isOther = product !== undefined && JSON.stringify(product) !== JSON.stringify(shown.product);
  if (isOther && !(isDirty && shown.product)) setShown({ product, version: shown.version + 1 });
  return (
    <PageSimple
      header={
        <PageHeader
          title={product?.name ?? formatMessage(productTitles.product)}
          titleDir="auto"
          description={product && <bdi>{[product.sku, ...product.categories].filter(Boolean).join(' · ')}</bdi>}
          actions={
            <>
              <AllProducts />
              <MenuButton
                label={formatMessage(pageMessages.more)}
                icon={<MoreVertical />}
                iconOnly
                placement="bottom end"
              >
                <MenuItem
                  icon={<Copy />}
                  onAction={() => void navigate(`${productsPath}/${NEW}?copy=${encodeURIComponent(productId)}`)}
                >
                  {formatMessage(pageMessages.duplicate)}
                </MenuItem>
                <MenuItem
                  icon={<Trash2 />}
                  tone="error"
                  onAction={() => {
                    isRemovedHere.current = true;
                    writes.remove([{ id: productId }]);
                    void navigate(productsPath);
                  }}
                >
                  {formatMessage(commonMessages.remove)}
                </MenuItem>
              </MenuButton>
            </>
          }
        />
      }
    >
      <QueryView
        query={{ ...query, data: shown.product }}
        loading={formatMessage(pageMessages.loading)}
        failed={formatMessage(pageMessages.notLoaded)}
        skeleton={<Skeleton shape="card" height="40rem" />}
      >
        {(known) => (
          <ProductForm
            key={shown.version}
            product={known}
            onSaved={(saved) => {
              // The form has it already, and keeps the focus.
              setShown({ ...shown, product: saved });
              noteSaved(saved);
            }}
            onDirty={setIsDirty}
            isGone={() => isRemovedHere.current || (query.error as ApiError | null)?.statusCode === 404}
          />
        )}
      </QueryView>
    </PageSimple>
  );
}
