import { describe, expect, test } from 'vitest';
import { abilityContract } from '../../support/booking/contract/ability-contract.ts';
import { faults } from '../../support/booking/contract/faulty-shops.ts';
import { type ShopUnderTest, shopAbilities } from '../../support/booking/contract/shop-under-test.ts';
import { pretixUnderTest, sandboxUnderTest } from '../../support/booking/contract/shops-under-test.ts';

/** The tests of an ability on a shop, by their titles. */
function testsOf(ability: keyof typeof faults, shopOf: () => ShopUnderTest): Map<string, () => Promise<void>> {
  const tests = new Map<string, () => Promise<void>>();
  abilityContract(ability, shopOf, (title, body) => tests.set(title, body));
  return tests;
}

describe('SHOP-190 a shop that does an ability wrongly fails the contract of the gateway', () => {
  for (const ability of shopAbilities) {
    if (ability === 'outage') continue;
    test(`SHOP-190 every test of '${ability}' has a fault that it finds`, () => {
      const titles = [...testsOf(ability, () => expect.fail()).keys()];
      expect(titles.filter((title) => !faults[ability].some(([, foundBy]) => title.includes(foundBy)))).toEqual([]);
    });
    for (const [name, foundBy, fault] of faults[ability])
      test(`SHOP-190 '${ability}': a shop that ${name}`, async () => {
        const adapter = [sandboxUnderTest, pretixUnderTest].find(({ has }) => has.includes(ability)) ?? sandboxUnderTest;
        const shop = await adapter.open();
        try {
          const faulty = { ...shop, gateway: { ...gatewayOf(shop), ...fault(gatewayOf(shop)) } };
          const [body] = [...testsOf(ability, () => faulty)].filter(([title]) => title.includes(foundBy)).map(([, one]) => one);
          if (!body) return expect.fail(`no test '${foundBy}'`);
          const outcome = await body().then(
            () => 'passed',
            (error: Error) => error.name,
          );
          expect(outcome).toBe('AssertionError');
        } finally {
          await shop.close();
        }
      });
  }
});

/** The members of a gateway by themselves, also of one that is a class. */
function gatewayOf({ gateway }: ShopUnderTest): ShopUnderTest['gateway'] {
  const members = new Set<string>();
  for (let one: object | null = gateway; one && one !== Object.prototype; one = Object.getPrototypeOf(one))
    for (const name of Object.getOwnPropertyNames(one)) if (name !== 'constructor') members.add(name);
  const bound = [...members].map((name) => {
    const value = gateway[name as keyof typeof gateway] as unknown;
    return [name, typeof value === 'function' ? value.bind(gateway) : value];
  });
  return Object.fromEntries(bound);
}
