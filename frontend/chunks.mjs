// How the code of the site is divided into files. Left alone, the bundler makes a file of each set of pages that share a
// module: a hundred files of less than 2 KB, fifty of them for one screen. Here what is wanted together lies together.

/**
 * Where a module goes that several pages share: to the first line that knows its path, and what it imports goes with it
 * unless an earlier line has it. So the order is from what everybody needs to what few do. A module of one page stays
 * with the page; what is fetched later (the map, the calendar) has lines of its own, so that nothing else brings it along.
 */
const shared = {
  basics:
    /domain\/src\/(text\/(?!signs|amount|latin)|time|money|validation\/(messages|words|field)|tariff\/(zones|seeds))|src\/ui\/(fields\/(Field|TextField|Select)\.tsx|feedback\/Skeleton|idle|layout\/Details|useNear|useWhenOnline|brand\/Country\.tsx)|src\/shared\/(hooks|storage|unique-key|cache)|features\/(calculator\/destination|calendar\/useClosedDays|company\/useNotInList|points\/actions)/,
  common:
    /domain\/src\/(validation\/(?!unp)|users\/fields|files|addresses\/no-street)|src\/ui\/(overlay\/(ConfirmDialog|Dialog)|navigation|feedback\/(Notice|Toasts|toast-queue)|fields\/Checkbox)|src\/(ui\/open-page|shared\/(useIdempotencyKey|useLoaded|useAction))|pages\/public\/AuthPage|features\/contracts\/actions|node_modules\/react-fast-compare|src\/ui\/(fields\/(NumberField|RadioGroup)|layout\/Panel|form\/(FilterBar\.module|groups|ChangeList|SessionOver))/,
  places:
    /src\/ui\/(brand\/(towns|find-town)|map\/(MapInView|coords|tiles|zones))|features\/points\/(pins|usePoints)|domain\/src\/points\/limits/,
  map: /node_modules\/leaflet|react-leaflet|src\/ui\/map\/(SchemeMap\.module|Pin)/,
  combobox: /node_modules\/downshift|src\/ui\/fields\/Combobox|useCitySearch/,
  details: /domain\/src\/validation\/iban/,
  forms:
    /node_modules\/(yup|formik)|domain\/src\/addresses|src\/ui\/form\/(text-fields|DataForm|FormButtons|schema|choice-fields|UnpField|Autosave|SessionOver|ConflictPanel|ChangeList|FilterForm|groups|changes)/,
  cabinet:
    /src\/app\/cabinet-|features\/users\/session\/useUserId|src\/ui\/(layout\/(Table|DefinitionList|Pagination|PageHeader|Panel|Dense|Timeline|Tabs)|useFocusRestore|feedback\/StatusBadge|fields\/stepped|actions\/Chip|form\/(FilterBar|ListFilter))|src\/shared\/(copy|QueryState|Paged|NewRows|address|QueryTabs|ExportMenu|changes)|useMay|api-client\/src\/services\/(Changes|Contracts|Documents|Journal|Orders|State|Users)/,
  orders:
    /domain\/src\/(orders\/(?!filter\.|views|statuses|holidays|delivery-refusal|problems|pickup)|tariff|scans\/steps)|features\/(calendar\/(useCalendar|actions)|calculator\/(cargo\/cargo-row|quote\/EstimateParts|terms\/(TermsPrices|terms\.module))|orders\/(words\.|form\/(values|stored-draft|wire)|address-book\/(actions|entry\.)|new\/(order-draft|useRepeat|RepeatButton)|import\/past-imports))|api-client\/src\/services\/AddressBook/,
  billing:
    /features\/(payments\/(words|actions)|acts\/(words|actions))|api-client\/src\/services\/(Debts|Payments|Acts)/,
  'order-lists':
    /features\/(registers\/(DayButton|RegisterButton)|documents\/(LabelsButton|PapersButton)|orders\/(shortcuts\/(?!ShortcutsDialog)|filter|return-to|useStatuses|useLiveOrders|change-words|CancelReason|desk\/desk\.module|list\/(?!FilterPanel|MyOrders|OrderList)))/,
  desk: /features\/orders\/desk\/(Desk(Table)?|OrdersDesk|Views)\.tsx/,
  dates: /node_modules\/moment|src\/ui\/form\/(date-fields|FilterFields)/,
  files: /src\/ui\/(fields\/FileField|form\/FormikFileField)/,
  scanning:
    /src\/ui\/fields\/(ScanField|scanner|useScannerFocus)|domain\/src\/scans|features\/orders\/scans\/(actions|shift)|src\/shared\/tones|api-client\/src\/services\/Scans/,
  registers: /features\/registers\/(?!DayDialog)/,
  runs: /features\/orders\/runs\/(actions|words|runs\.module|ToRunButton)|api-client\/src\/services\/Runs/,
  tables: /domain\/src\/import\//,
  imports: /features\/orders\/import\/(Failed|FileStep|SaveButton|import[-.]|rows)/,
  repairs: /features\/orders\/import\/(ColumnsPanel|ColumnsForm|TownRepair|Repairs)/,
  'order-form':
    /domain\/src\/orders\/(delivery-refusal|problems|pickup)|features\/(orders\/form\/(?!CargoStep|DeliveryDateField|DeliveryFromField|PickupFields)|calculator\/(cargo\/(CargoTotals|schema)|quote|DestinationZones)|points\/PointField)|FormikCombobox/,
  cargo: /features\/(orders\/form\/(?!DeliveryDateField|DeliveryFromField|PickupFields)|calculator\/cargo)\//,
  changes: /features\/orders\/edit\/field-groups/,
  staff:
    /features\/(users\/(words|actions|list\/users\.module|registrations\/(useDecisions|DecisionButtons))|contracts\/UserContract\.|calculator\/tariff\/tariff\.module)/,
};

/** What every page begins with goes into two files: libraries, which seldom change, and the application. */
const first = [
  { name: 'libraries', test: /node_modules|oxc-project/, tags: ['$initial'] },
  { name: 'app', tags: ['$initial'] },
];

const groups = [...first, ...Object.entries(shared).map(([name, test]) => ({ name, test }))];

/** For the bundler's `output.codeSplitting`. */
export const codeSplitting = {
  groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })),
};
