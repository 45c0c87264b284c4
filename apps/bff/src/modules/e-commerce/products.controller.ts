import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { JsonPage } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { ProductRowsService } from './product-rows.service';
import {
  ChangedProductsDto,
  ChangeProductsDto,
  FindProductsDto,
  ProductCategoryDto,
  ProductIdsDto,
  ProductWindowDto,
  ProductWindowQueryDto,
} from './product-table.dto';
import { ProductDto, ProductQueryDto, RemoveProductDto, RemoveProductsDto, SaveProductDto } from './products.dto';
import { PRODUCTS, ProductsService } from './products.service';

const unknownProduct = { 404: 'The product does not exist, or is in the trash.' };

@Tag('Products', 'The products that all users share.')
@Access('user')
@Scoped('e-commerce')
@Controller('e-commerce-app')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly rows: ProductRowsService,
  ) {}

  @Call('listProducts', { answers: [ProductDto], summary: 'All products, oldest first.' })
  @Listed(PRODUCTS, { shared: true })
  @Get('products')
  list(@Query() query: ListQueryDto): Promise<JsonPage<ProductDto>> {
    return this.products.table.jsonPage(EVERYBODY, query);
  }

  @Call('getProduct', { answers: ProductDto, summary: 'One product.', fails: unknownProduct })
  @Get('product')
  get(@Query() { productId }: ProductQueryDto): Promise<ProductDto> {
    return this.products.table.get(EVERYBODY, productId);
  }

  @Call('saveProduct', {
    answers: ProductDto,
    summary: 'Replace a product by its id, or append it where none has that id.',
    description:
      '`priceTaxIncl` must be `priceTaxExcl` x (1 + `taxRate` / 100), half up to the cent. With `base`, the product as the ' +
      'caller had it, only the fields that differ from it are changed.',
    fails: {
      404: 'The product is in the trash, has a `base` and does not exist, or shows an upload that the caller may not see.',
      409: 'Somebody else has changed the same fields since `base`, or others that contradict them; `details` names them.',
    },
  })
  @Idempotent()
  @Post('product/save')
  save(@CurrentUser() user: Actor, @CreationId() id: string, @Body() product: SaveProductDto): Promise<ProductDto> {
    return this.products.save(user, id, product);
  }

  @Call('removeProduct', {
    answers: String,
    summary: 'Remove a product into the trash; answers its id.',
    description: 'Orders keep their lines of it.',
    fails: unknownProduct,
  })
  @Post('remove-product')
  remove(@CurrentUser() user: Actor, @Body() { id }: RemoveProductDto): Promise<string> {
    return this.products.table.remove(user, id);
  }

  @Call('removeProducts', {
    answers: [String],
    summary: 'Remove products into the trash; answers the ids of those that were there.',
    description: 'Those that do not exist are passed over. Orders keep their lines of them.',
  })
  @Post('remove-products')
  removeMany(@CurrentUser() user: Actor, @Body() { productIds }: RemoveProductsDto): Promise<string[]> {
    return this.products.table.removeMany(user, productIds);
  }

  @Call('getProductWindow', {
    answers: ProductWindowDto,
    summary: 'A window of a large table of products: small rows, how many there are, and how many in each view.',
    description: '`total` counts what is asked for, `views` what has the words and the category.',
  })
  @Get('products/window')
  window(@Query() query: ProductWindowQueryDto): Promise<ProductWindowDto> {
    return this.rows.window(query);
  }

  @Call('listProductCategories', {
    answers: [ProductCategoryDto],
    summary: 'The categories of products, by their names, and how many products are in each.',
  })
  @Get('products/categories')
  categories(): Promise<ProductCategoryDto[]> {
    return this.rows.categories();
  }

  @Call('getProductRows', {
    answers: ChangedProductsDto,
    summary: 'The rows of some products in a table; those that are gone are passed over.',
  })
  @Scoped('e-commerce:read')
  @Post('products/rows')
  async someRows(@Body() { ids }: ProductIdsDto): Promise<ChangedProductsDto> {
    return { rows: await this.rows.rowsOf(ids) };
  }

  @Call('findProducts', {
    answers: [ProductDto],
    summary: 'Some whole products, by their ids, or by their SKUs, which are compared without regard to case.',
    description: 'Those that do not exist are passed over.',
  })
  @Scoped('e-commerce:read')
  @Post('products/find')
  find(@Body() asked: FindProductsDto): Promise<ProductDto[]> {
    return this.products.find(asked);
  }

  @Call('changeProducts', {
    answers: ChangedProductsDto,
    summary: 'Change fields of many products and add others, as one change; answers their rows.',
    description:
      'All of it is done, or nothing. Products that are gone are passed over. Where only one of the prices, or the tax, is ' +
      'changed, the other price follows. A request with an `Idempotency-Key` that was there before changes nothing.',
    fails: { 409: 'Somebody else has changed fields since `base`; `details` names each, as `changes.3.quantity`.' },
  })
  @Idempotent()
  @Post('products/change')
  async changeMany(
    @CurrentUser() user: Actor,
    @CreationId() key: string,
    @Body() body: ChangeProductsDto,
  ): Promise<ChangedProductsDto> {
    return { rows: await this.products.changeMany(user, key, body) };
  }
}
