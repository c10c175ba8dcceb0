import { shopJourney } from './shop-journey.ts';

shopJourney();
