#!/bin/sh
# Runs inside the boot of boot.sh; each line that it prints is compared by systemd.test.mjs.
show() { systemctl show shlyah --value --property "$1"; }

# Waits until the server answers: 120 times half a second.
ready() {
  node -e '
    const ask = () => fetch("http://127.0.0.1:3000/api/health/ready").then(({ ok }) => ok, () => false);
    (async () => {
      for (let left = 120; left > 0; left--) {
        if (await ask()) return console.log("ready");
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      console.log("not ready");
    })();'
}

# Waits until the service is what it is to be, for half a minute.
becomes() {
  for _ in $(seq 60); do
    if [ "$(show ActiveState)" = "$1" ]; then break; fi
    sleep 0.5
  done
  echo "$(show ActiveState) $(show ExecMainStatus), restarts $(show NRestarts)"
}

where() { echo "$(stat -c %U "/proc/$(show MainPID)") in $(readlink "/proc/$(show MainPID)/cwd")"; }

echo "enable: $(systemctl enable --now shlyah 2> /dev/null && ready)"
echo "serves: $(where)"
echo "command: $(ADMIN_PASSWORD=dolgaya-doroga-7 shlyah admin:create --email a@example.by --name A 2>&1)"
echo "backup: $(shlyah backup - 2> /dev/null | head -c 2)"
kill -9 "$(show MainPID)"
sleep 1
echo "killed: $(ready), restarts $(show NRestarts)"
echo "back: $(shlyah-release --back 2>&1 | tail -n 1), $(ready), $(where)"
echo 'PORT=abc' >> /etc/shlyah.env
systemctl restart shlyah
echo "wrong setting: $(becomes failed)"
sed -i '$d' /etc/shlyah.env
systemctl reset-failed shlyah
echo "corrected: $(systemctl start shlyah && ready)"
systemctl stop shlyah
echo "stopped: $(show ActiveState) $(show Result)"
