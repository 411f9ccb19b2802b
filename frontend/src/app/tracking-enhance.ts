import { keepFresh, offerMaps } from '../features/tracking/enhance';

// The tracking page works without scripts; this one adds the map and refreshes it.
offerMaps();
keepFresh();
