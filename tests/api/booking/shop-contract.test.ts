import { describeShopContract } from '../../support/booking/contract/shop-contract.ts';
import { pretixUnderTest, sandboxUnderTest } from '../../support/booking/contract/shops-under-test.ts';

describeShopContract(sandboxUnderTest);
describeShopContract(pretixUnderTest);
