import { divIcon, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Marker, Tooltip } from 'react-leaflet';
import { toLeaflet } from './coords';
import styles from './SchemeMap.module.css';
import type { MapPoint } from './types';

/** The shape of a pin; its colours are those of `.pin`. */
export const pinShape =
  '<svg viewBox="0 0 24 30" width="28" height="35" aria-hidden="true"><path d="M12 29C19 21 22.5 16 22.5 11.5a10.5 10.5 0 1 0-21 0C1.5 16 5 21 12 29z"/><circle cx="12" cy="11.5" r="4"/></svg>';

/** Leaflet gives names only to images; this pin gets its accessible name as text inside. */
function iconNamed(name: string) {
  const html = document.createElement('div');
  html.innerHTML = pinShape;
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = name;
  html.append(words);
  return divIcon({
    className: styles.pin ?? '',
    html,
    iconSize: [28, 35],
    iconAnchor: [14, 35],
    tooltipAnchor: [0, -30],
  });
}

interface PinProps {
  point: MapPoint;
  selected: boolean;
  onSelect: () => void;
}

/** A point on the map: focused by Tab, selected by Enter or a click, with a tooltip on focus and while selected. */
export function Pin({ point, selected, onSelect }: PinProps) {
  const marker = useRef<LeafletMarker>(null);
  const icon = useMemo(
    () => iconNamed(`${point.note ?? 'Точка'}: ${point.title}`),
    [point.note, point.title],
  );
  // Not by a new icon: that would replace the element and lose the focus.
  useEffect(() => {
    marker.current?.getElement()?.classList.toggle(styles.pinSelected ?? 'selected', selected);
    if (selected) marker.current?.openTooltip();
    else marker.current?.closeTooltip();
  }, [selected, icon]);
  // Leaflet gives the pin the role of a button but does not handle its keys.
  const onKey = ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    onSelect();
  };
  return (
    <Marker
      ref={marker}
      position={toLeaflet(point)}
      icon={icon}
      eventHandlers={{ click: onSelect, keydown: onKey }}
    >
      <Tooltip direction="top">
        <strong>{point.title}</strong>
        {point.note && <div>{point.note}</div>}
        {point.details && <div>{point.details}</div>}
      </Tooltip>
    </Marker>
  );
}
