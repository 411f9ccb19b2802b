import { eventId, eventTypes, matchEventTypes, readEventId } from './events';

describe('types of events', () => {
  it.each([
    [[], eventTypes],
    [['*'], eventTypes],
    [
      ['tariff.*', 'order.price'],
      ['order.price', 'tariff.changed'],
    ],
    [['ping', 'ping'], ['ping']],
  ])('%p mean %p', (patterns, types) => {
    expect(matchEventTypes(patterns)).toEqual(types);
  });

  it('%p of which one names none are none at all', () => {
    for (const wrong of ['order', 'order.', 'orders.*', 'ping.*', '', 'toString'])
      expect(matchEventTypes(['order.*', wrong])).toBeNull();
  });

  it('are all of orders under their star', () => {
    expect(matchEventTypes(['order.*'])).toEqual(eventTypes.filter((type) => type.startsWith('order.')));
  });
});

describe('the id of an event', () => {
  it('says its place and sorts as that', () => {
    const places = [0, 1, 9, 10, 4_294_967_296];
    const ids = places.map(eventId);
    expect(ids.map(readEventId)).toEqual(places);
    expect([...ids].sort()).toEqual(ids);
  });

  it.each([
    '',
    'evt_',
    'evt_1',
    'evt_0000000001 ',
    'EVT_0000000001',
    'evt_-000000001',
    'evt_1234567890123456',
  ])('is none: %p', (text) => {
    expect(readEventId(text)).toBeNull();
  });
});
